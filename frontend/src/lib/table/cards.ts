/** Which cards moved between two views, and from where to where: the pairs that a flight is drawn for. */
import type { Card, View } from '../wire/types';

/** `deck`, `discard`, `hand:2`, `pile:2` (on sheets of seat 2), `open:2` (before it), `slot:offense`, `added:defense`. */
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
