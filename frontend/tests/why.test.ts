import { expect, it } from 'vitest';
import { shipsIn, used, whyOf } from '../src/lib/table/why';
import type { Encounter, GameEvent, Term, View } from '../src/lib/wire/types';

const tripler = { type: 'alien', id: 'tripler' };
const term = (value: number, source: string, key = ''): Term => ({ label: '', value, source, msg: { key: `label.${key}`, args: {} } });
const happened = (kind: string, source: object, encounter = 3): GameEvent => ({ kind, text: '', encounter, source } as GameEvent);

it('names what was used in this encounter and stood', () => {
  const zapped = { type: 'alien', id: 'virus' };
  const log = [happened('use', { type: 'alien', id: 'oracle' }, 2), happened('use', tripler), happened('use_on', zapped), happened('zapped', zapped)];
  expect(used(log)).toEqual([tripler]);
  expect(used([])).toEqual([]);
});
it('explains a card by what is printed on it', () => {
  expect(whyOf(term(8, 'card:attack_08'), null, 0, [tripler])).toEqual({ kind: 'card', base: 8, count: null, by: [] });
  expect(whyOf(term(24, 'card:attack_08'), null, 0, [tripler])).toEqual({ kind: 'card', base: 8, count: null, by: [tripler] });
});
it('explains ships by their number and what each counts', () => {
  expect(whyOf(term(3, 'seat:1', 'term_ships'), null, 3, [tripler])).toMatchObject({ base: 1, count: 3, by: [] });
  expect(whyOf(term(12, 'seat:1', 'term_ships'), null, 3, [tripler])).toMatchObject({ base: 4, count: 3, by: [tripler] });
  expect(whyOf(term(3, 'seat:1', 'term_ships'), null, 0, [tripler])).toMatchObject({ base: null, count: null, by: [] });
  expect(whyOf(term(5, 'seat:1', 'term_reinforcement'), null, 3, [])).toMatchObject({ kind: 'added', base: 5 });
  expect(whyOf(term(5, 'alien:warrior'), null, 0, [])).toMatchObject({ kind: 'effect', by: [{ type: 'alien', id: 'warrior' }] });
});
it('counts ships where the seat has them', () => {
  const encounter = { offense: 0, defense: 1, planet: '7', offense_allies: { '2': 2 }, defense_allies: { '3': 1 } } as unknown as Encounter;
  const view = { gate: { ships: { '0': 4 } }, planets: [{ id: '7', ships: { '1': 3 } }] } as unknown as View;
  expect([0, 2].map((seat) => shipsIn(view, encounter, 'offense', seat))).toEqual([4, 2]);
  expect([1, 3].map((seat) => shipsIn(view, encounter, 'defense', seat))).toEqual([3, 1]);
});
