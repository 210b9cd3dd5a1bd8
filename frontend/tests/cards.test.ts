import { expect, it } from 'vitest';
import { cardFlights, swaps } from '../src/lib/table/cards';
import type { GameEvent, View } from '../src/lib/wire/types';

const card = (value: number) => ({ id: `c${value}`, card: `attack_${value}`, kind: 'attack', value, name: `Attack ${value}` });
const view = (hands: number[], cosmic: number, discard: number[], more: object = {}): View =>
  ({
    seats: hands.map((hand, seat) => ({ seat, hand })), decks: { cosmic, discard: discard.map(card), destiny: 0, destiny_discard: [] },
    encounter: null, ...more,
  }) as unknown as View;
const encounter = (offense: unknown, defense: unknown, added: object[] = []) => ({ encounter: { cards: { offense, defense }, added } });
const pairs = (before: View, after: View) => cardFlights(before, after).map(({ from, to }) => `${from}>${to}`);

it('takes what a hand gains from the deck, or from the hand that loses as much', () => {
  expect(pairs(view([4, 4], 20, []), view([7, 4], 17, []))).toEqual(Array(3).fill('deck>hand:0'));
  expect(pairs(view([4, 4], 20, []), view([6, 2], 20, []))).toEqual(Array(2).fill('hand:1>hand:0'));
});
it('lays cards from hands, and sends them from the table to the discard pile with their faces', () => {
  const laid = view([3, 4], 20, [], encounter('face_down', null));
  expect(pairs(view([4, 4], 20, [], encounter(null, null)), laid)).toEqual(['hand:0>slot:offense']);
  const over = cardFlights(view([3, 3], 20, [6], encounter(card(8), card(4))), view([3, 3], 20, [6, 8, 4]));
  expect(over.map(({ from, card }) => [from, card?.value])).toEqual([['slot:offense', 4], ['slot:defense', 8]]);
});
it('finds reinforcements, cards put on sheets, and a deck that is made anew', () => {
  const before = view([3, 3], 1, [1, 2, 3, 4, 5, 6], { ...encounter(card(8), card(4)), piles: [] });
  const after = view([2, 2], 7, [], { ...encounter(card(8), card(4), [{ side: 'defense' }]), piles: [{ kind: 'hoard', seat: 1, count: 1 }] });
  expect(pairs(before, after)).toEqual(['hand:0>added:defense', 'hand:1>pile:1', ...Array(4).fill('discard>deck')]);
});
it('finds nothing where nothing moved', () => {
  const same = view([3, 3], 9, [4]);
  expect(cardFlights(same, { ...same })).toEqual([]);
});

const ways = (before: View, after: View, me: number | null = null, events: object[] = []) =>
  swaps(before, after, me, events as GameEvent[]).map(({ from, to }) => `${from}>${to}`);
it('shows the two cards of an encounter change places, and sheets of powers', () => {
  const [one, other] = [card(8), card(4)];
  expect(ways(view([3, 3], 9, [], encounter(one, other)), view([3, 3], 9, [], encounter(other, one)))).toEqual(['slot:offense>slot:defense', 'slot:defense>slot:offense']);
  expect(ways(view([3, 3], 9, [], encounter(one, other)), view([3, 3], 9, [], encounter(one, other)))).toEqual([]);
  expect(ways(view([3, 3], 9, [], encounter('face_down', 'face_down')), view([3, 3], 9, [], encounter(one, other)))).toEqual([]);
  const down = view([3, 3], 9, [], encounter('face_down', 'face_down'));
  expect(ways(down, { ...down }, null, [{ kind: 'switched' }])).toEqual(['slot:offense>slot:defense', 'slot:defense>slot:offense']);
  const powers = (ids: string[]) => view([3, 3], 9, [], { seats: ids.map((id, seat) => ({ seat, hand: 3, powers: [{ id }] })) });
  expect(ways(powers(['p0', 'p1']), powers(['p1', 'p0']))).toEqual(['sheet:1>sheet:0', 'sheet:0>sheet:1']);
});
it('shows a whole hand go for another as large, to the one whom the event names', () => {
  const held = (...values: number[]) => view([2, 2, 2], 9, [], { hand: values.map(card) });
  const event = { seat: 1, msg: { key: 'use', args: { who: { type: 'seat', seat: 1 }, whom: [{ type: 'seat', seat: 0 }] } } };
  expect(ways(held(4, 6), held(8, 10), 0, [event])).toEqual(['hand:0>hand:1', 'hand:1>hand:0', 'hand:0>hand:1', 'hand:1>hand:0']);
  expect(ways(held(4, 6), held(8, 10), 0)).toEqual([]);
  expect(ways(held(4, 6), held(6, 8), 0, [event])).toEqual([]);
});
