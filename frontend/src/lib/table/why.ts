/** Where a number of a total comes from: the printed card, ships times their worth, or what a power did. */
import { grounds } from '../board/model';
import type { Card, Encounter, GameEvent, Source, Term, View } from '../wire/types';

export interface Why {
  kind: 'card' | 'ships' | 'added' | 'effect';
  /** What is printed on the card, or what one ship counts. */
  base: number | null;
  /** How many ships. */
  count: number | null;
  /** Powers, flares, cards and technology that were used in this encounter and may have changed it. */
  by: Source[];
}

/** The source of a term, which may come in short form, as in `seat:2`. */
export function sourceOf(term: Term): Source | null {
  if (typeof term.source === 'string') {
    const [type = '', id = ''] = term.source.split(':');
    return { type, id };
  }
  return term.source ?? null;
}

/** A seat's ships in the encounter, as long as they stand there. */
export function shipsIn(view: View, encounter: Encounter, side: 'offense' | 'defense', seat: number): number {
  if (seat === encounter.offense) return view.gate.ships[String(seat)] ?? 0;
  if (seat === encounter.defense) return grounds(view).find((planet) => planet.id === encounter.planet)?.ships[String(seat)] ?? 0;
  return encounter[`${side}_allies`][String(seat)] ?? 0;
}

const EFFECTS = new Set(['alien', 'flare', 'artifact', 'tech']);
/** What was used since the encounter began, each once, in order; what was cancelled or zapped is left out. */
export function used(log: readonly GameEvent[]): Source[] {
  const number = log.at(-1)?.encounter;
  const found = new Map<string, Source>();
  for (const event of log) {
    const source = event.source;
    if (event.encounter !== number || !source || !EFFECTS.has(source.type)) continue;
    const key = `${source.type}:${source.id}`;
    if (event.kind.startsWith('use') || event.kind.startsWith('play')) found.set(key, source);
    else if (event.kind === 'zapped' || event.kind === 'cancelled') found.delete(key);
  }
  return [...found.values()];
}

export function whyOf(term: Term, card: Card | null, ships: number, effects: readonly Source[]): Why {
  const source = sourceOf(term);
  if (source?.type === 'card') {
    const base = Number(/_(\d+)$/.exec(source.id)?.[1] ?? card?.value ?? 0);
    return { kind: 'card', base, count: null, by: base === term.value ? [] : [...effects] };
  }
  if (source?.type === 'seat' && /ship/i.test(term.msg?.key ?? term.label)) {
    const each = ships > 0 && term.value % ships === 0 ? term.value / ships : null;
    return { kind: 'ships', base: each, count: ships || null, by: each === 1 || ships === 0 ? [] : [...effects] };
  }
  if (source?.type === 'seat') return { kind: 'added', base: term.value, count: null, by: [] };
  return { kind: 'effect', base: null, count: null, by: source && EFFECTS.has(source.type) ? [source] : [] };
}
