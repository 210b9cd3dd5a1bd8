/**
 * Every text of the interface in English. Another language is a folder with the same keys.
 * {name} is replaced by the argument; {n|one|many} picks by the number n.
 */
import { glossary } from './glossary';
import { hints } from './hints';
import { lobby } from './lobby';
import { table } from './table';

export const en = { ...lobby, ...table, ...glossary, ...hints } as const;

export type MessageKey = keyof typeof en;
