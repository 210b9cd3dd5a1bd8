/** Finds players' names and their planets ("Mira's planet 3", "Planet 3 von Mira") in sentences, so that they can be shown with colour and emblem. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'planet'; seat: number; number: number };

export interface Named {
  seat: number;
  name: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Finder {
  bySeat: Map<string, number>;
  pattern: RegExp | null;
}
const finders = new WeakMap<readonly Named[], Finder>();

/** What finds the names of these seats: made once for each list, since making it costs more than using it. */
function finder(seats: readonly Named[]): Finder {
  let found = finders.get(seats);
  if (!found) finders.set(seats, (found = makeFinder(seats)));
  return found;
}
function makeFinder(seats: readonly Named[]): Finder {
  const bySeat = new Map<string, number>();
  for (const { name, seat } of seats) bySeat.set(name, bySeat.has(name) ? -1 : seat);
  const names = [...bySeat].filter(([name, seat]) => seat >= 0 && name !== '').map(([name]) => name);
  if (names.length === 0) return { bySeat, pattern: null };
  const longestFirst = names.sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:Planet (\\d+) von )?(${longestFirst.join('|')})(?:['’]s planet (\\d+))?(?![\\p{L}\\p{N}])`, 'gu',
  );
  return { bySeat, pattern };
}

/** The sentence in parts. A name that two players share stays plain text. */
export function parts(text: string, seats: readonly Named[]): Part[] {
  const { bySeat, pattern } = finder(seats);
  if (!pattern) return [{ kind: 'text', text }];
  const result: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) result.push({ kind: 'text', text: text.slice(from, match.index) });
    const seat = bySeat.get(match[2] as string) as number;
    const number = match[1] ?? match[3];
    result.push(number === undefined ? { kind: 'seat', seat } : { kind: 'planet', seat, number: Number(number) });
    from = match.index + match[0].length;
  }
  if (from < text.length) result.push({ kind: 'text', text: text.slice(from) });
  return result;
}
