/** Finds words of the game in sentences, each once: the longest form first, so that a home colony is no mere colony. */
import { keys, t, type MessageKey } from '../i18n';

export interface Word {
  id: string;
  name: string;
  text: string;
}
export type Piece = { kind: 'text'; text: string } | { kind: 'word'; id: string; text: string };

/** All words, in alphabetical order. */
export function words(): Word[] {
  return keys()
    .filter((key) => /^gloss\.\w+$/.test(key))
    .map((key) => ({ id: key.slice('gloss.'.length), name: t(key), text: t(`${key}.text` as MessageKey) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const escape = (text: string) => text.replace(/[.*+?^${}()[\]\\]/g, '\\$&');
let made: { pattern: RegExp; ids: Map<string, string>; of: string } | null = null;

function pattern(): { pattern: RegExp; ids: Map<string, string> } {
  const of = t('gloss.warp.words');
  if (made?.of === of) return made;
  const ids = new Map<string, string>();
  for (const { id } of words()) for (const form of t(`gloss.${id}.words` as MessageKey).split('|')) ids.set(form.toLowerCase(), id);
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(escape);
  made = { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'), ids, of };
  return made;
}

/** The text in pieces; `seen` collects the words that were marked already and are not marked again. */
export function glossed(text: string, seen: Set<string>): Piece[] {
  const { pattern: find, ids } = pattern();
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(find)) {
    const id = ids.get(match[0].toLowerCase());
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) });
    pieces.push({ kind: 'word', id, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}
