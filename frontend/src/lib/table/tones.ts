/** The tone of the tag that says how a power stands. */
import type { Standing } from './sheets';

export const TONES: Record<Standing, string> = { active: '', used: 'ok', zapped: 'bad', lost: 'bad', hidden: 'line', aside: 'warn' };
