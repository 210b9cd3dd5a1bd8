/** Deutsch. Die Texte der Aliens und Karten bleiben englisch. */
import { engine } from './engine';
import { glossary } from './glossary';
import { lobby } from './lobby';
import { table } from './table';

export const texts = { ...lobby, ...table, ...glossary };
export { engine };
