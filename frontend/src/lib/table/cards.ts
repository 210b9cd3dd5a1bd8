/** Which cards moved between two views, and from where to where: the pairs that a flight is drawn for. */
import type { Card, GameEvent, View } from '../wire/types';

/** `deck`, `discard`, `hand:2`, `pile:2` (on sheets of seat 2), `open:2` (before it), `sheet:2`, `slot:offense`, `added:defense`. */
export type Place = string;
export interface CardFlight {
  from: Place;
  to: Place;
  /** What all can see of it at its end: a card on the discard pile. */
  card: Card | null;
}

/** More than so many cards between the same two places are shown as so many. */
const PAIR = 4;
/** Where a card comes from, by where it goes to, the likeliest first. */
const SOURCES: Record<string, string[]> = {
  slot: ['hand', 'pile', 'deck', 'discard'],
  added: ['hand', 'pile', 'open', 'deck'],
  open: ['hand', 'pile', 'deck'],
  pile: ['hand', 'slot', 'open', 'deck', 'discard'],
  hand: ['hand', 'pile', 'slot', 'added', 'open', 'deck', 'discard'],
  discard: ['slot', 'added', 'open', 'hand', 'pile', 'deck'],
  deck: ['discard', 'hand', 'slot', 'pile'],
};

const kindOf = (place: Place) => place.split(':')[0] as string;

/** How many cards lie where. */
export function cardPlaces(view: View): Map<Place, number> {
  const found = new Map<Place, number>();
  const put = (place: Place, n: number) => n && found.set(place, (found.get(place) ?? 0) + n);
  put('deck', view.decks.cosmic);
  put('discard', view.decks.discard.length);
  for (const seat of view.seats) put(`hand:${seat.seat}`, seat.hand);
  for (const pile of view.piles ?? []) put(`pile:${pile.of ?? pile.seat}`, pile.count);
  for (const each of view.table ?? []) put(`open:${each.seat}`, 1);
  for (const side of ['offense', 'defense'] as const) put(`slot:${side}`, view.encounter?.cards[side] ? 1 : 0);
  for (const each of view.encounter?.added ?? []) put(`added:${each.side}`, 1);
  return found;
}

/** Both ways at once: `count` from each to the other. */
const across = (one: Place, other: Place, count = 1): CardFlight[] =>
  Array.from({ length: Math.min(count, PAIR) }, () => [{ from: one, to: other, card: null }, { from: other, to: one, card: null }]).flat();

/** Other seats that events name. */
function named(events: readonly GameEvent[], me: number): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value !== null && typeof value === 'object' && (value as { type?: unknown }).type === 'seat') found.add(Number((value as { seat?: unknown }).seat));
  };
  for (const event of events) {
    if (typeof event.seat === 'number') found.add(event.seat);
    Object.values(event.msg?.args ?? {}).forEach(look);
  }
  found.delete(me);
  return [...found];
}

/**
 * What changed places so that no number tells of it: the two cards of an encounter, open or by what is told of them,
 * sheets of powers, and the viewer's whole hand with one as large. Of two other hands as large as each other nobody else sees anything.
 */
export function swaps(before: View, after: View, me: number | null = null, events: readonly GameEvent[] = []): CardFlight[] {
  const found: CardFlight[] = [];
  const id = (view: View, side: 'offense' | 'defense') => {
    const card = view.encounter?.cards[side];
    return typeof card === 'object' && card !== null ? card.id : undefined;
  };
  const [offense, defense] = [id(before, 'offense'), id(before, 'defense')];
  const open = offense !== undefined && defense !== undefined && offense === id(after, 'defense') && defense === id(after, 'offense');
  if (open || events.some((event) => event.kind === 'switched')) {
    found.push(...across('slot:offense', 'slot:defense'));
  }
  const owner = (view: View) => new Map(view.seats.flatMap((seat) => (seat.powers ?? []).map((power) => [power.id, seat.seat] as const)));
  const was = owner(before);
  for (const [power, seat] of owner(after)) {
    const from = was.get(power);
    if (from !== undefined && from !== seat) found.push({ from: `sheet:${from}`, to: `sheet:${seat}`, card: null });
  }
  const [old, now] = [before.hand ?? [], after.hand ?? []];
  const others = me === null ? [] : named(events, me);
  if (me !== null && others.length === 1 && old.length > 1 && old.length === now.length) {
    const kept = new Set(old.map((card) => card.id));
    if (!now.some((card) => kept.has(card.id))) found.push(...across(`hand:${me}`, `hand:${others[0]}`, now.length));
  }
  return found;
}

/** Matches what left one place with what came to another. */
export function cardFlights(before: View, after: View): CardFlight[] {
  const [old, now] = [cardPlaces(before), cardPlaces(after)];
  const left = new Map<Place, number>();
  const came: [Place, number][] = [];
  for (const place of new Set([...old.keys(), ...now.keys()])) {
    const change = (now.get(place) ?? 0) - (old.get(place) ?? 0);
    if (change < 0) left.set(place, -change);
    else if (change > 0) came.push([place, change]);
  }
  const order = Object.keys(SOURCES);
  came.sort(([a], [b]) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
  const discard = [...after.decks.discard];
  const found: CardFlight[] = [];
  for (const [to, count] of came) {
    let open = count;
    for (const kind of SOURCES[kindOf(to)] ?? []) {
      for (const [from, n] of left) {
        const cards = kindOf(from) === kind ? Math.min(n, open) : 0;
        if (cards === 0) continue;
        left.set(from, n - cards);
        open -= cards;
        for (let i = 0; i < Math.min(cards, PAIR); i++) found.push({ from, to, card: to === 'discard' ? (discard.pop() ?? null) : null });
      }
    }
  }
  return found;
}
