/** The icon beside a line of the log, by the kind of its event. */
import type { IconName } from '../ui/art';

const SIGNS: [RegExp, IconName][] = [
  [/zap|cancel|power|alien|use/, 'bolt'], [/warp|lost|lose/, 'warp'], [/destiny/, 'dice'], [/win|won|over|colony|land|settled/, 'flag'],
  [/aim|launch|gate/, 'ship'], [/invite|join|ally|allied|deal/, 'hand'], [/reveal|attack|total|outcome|reinforced/, 'sword'], [/tech|research/, 'flask'],
  [/draw|drew|took|card|discard|reward|compensat|hand|flare|selected|laid|switched/, 'cards'], [/turn|start|encounter/, 'play'], [/regroup|home|return|retrieved/, 'home'],
];

export const signOf = (kind: string): IconName => SIGNS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'list';
