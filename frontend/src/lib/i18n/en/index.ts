/**
 * Every text of the interface in English. Another language is a folder with the same keys.
 * {name} is replaced by the argument; {n|one|many} picks by the number n.
 */
import { glossary } from './glossary';
import { hints } from './hints';
import { lobby } from './lobby';
import { notify } from './notify';
import { table } from './table';

export const en = { ...lobby, ...table, ...glossary, ...hints, ...notify } as const;

export type MessageKey = keyof typeof en;
