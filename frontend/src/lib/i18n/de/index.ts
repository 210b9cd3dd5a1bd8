/** Deutsch. Die Texte der Aliens und Karten bleiben englisch. */
import { engine } from './engine';
import { glossary } from './glossary';
import { hints } from './hints';
import { lobby } from './lobby';
import { notify } from './notify';
import { table } from './table';

export const texts = { ...lobby, ...table, ...glossary, ...hints, ...notify };
export { engine };
