import { expect, it } from 'vitest';
import { before, besidePlanets, size, standing } from '../src/lib/table/sheets';
import type { Note, Pile, Power, View } from '../src/lib/wire/types';

const power = (more: Partial<Power> = {}): Power => ({ id: 'p0', alien: 'oracle', state: 'active', used: false, ...more });
const view = (more: object): View => ({ seats: [{ seat: 0, powers: [power()] }, { seat: 1, powers: [power({ id: 'p1' })] }], ...more }) as unknown as View;
const card = (id: string, value: number) => ({ id, card: `attack_${value}`, kind: 'attack', value, name: `Attack ${value}` });

it('says how a power stands', () => {
  expect(standing(power())).toBe('active');
  expect(standing(power({ used: true }))).toBe('used');
  expect(standing(power({ used: true, state: 'zapped' }))).toBe('zapped');
  expect(standing(power({ state: 'lost', aside: true }))).toBe('aside');
});
it('shows the own hidden alien to its player alone', () => {
  const hidden = view({ seats: [{ seat: 0, powers: [power({ alien: null, state: 'hidden' })] }], hidden_powers: ['mind'] });
  expect(before(hidden, 0, 0).sheets[0]?.alien).toBe('mind');
  expect(before(hidden, 0, 1).sheets[0]?.alien).toBeNull();
});
it('puts piles on their sheets, with the faces that only the viewer sees', () => {
  const hoard: Pile = { kind: 'hoard', seat: 0, power: 'p0', count: 1 };
  const aside: Pile = { kind: 'blinded', seat: -1, of: 1, count: 2 };
  const shown = view({ piles: [hoard, aside], own_piles: [{ ...hoard, cards: [card('c1', 8)] }] });
  expect(before(shown, 0, 0).sheets[0]?.piles).toEqual([{ ...hoard, cards: [card('c1', 8)] }]);
  expect(before(shown, 1, 0).piles).toEqual([aside]);
  expect(before(shown, 1, 0).sheets[0]?.piles).toEqual([]);
});
it('names the own technology and what is known of hands', () => {
  const tech = { id: 't1', seat: 0, up: false, ships: 2, used: false, tech: null };
  const shown = view({
    techs: [tech, { ...tech, id: 't2', seat: 1 }], own_techs: [{ ...tech, tech: 'the_qax' }],
    known: [{ seat: 1, card: card('c5', 12) }], table: [{ seat: 1, card: card('c6', 4) }],
  });
  expect(before(shown, 0, 0).techs.map((each) => each.tech)).toEqual(['the_qax']);
  expect(before(shown, 1, 0).techs.map((each) => each.tech)).toEqual([null]);
  expect(before(shown, 1, 0).known.map((each) => each.id)).toEqual(['c5']);
  expect(before(shown, 1, 0).open.map((each) => each.id)).toEqual(['c6']);
});
it('puts what is written down on its sheet, the own secrets marked, and curses before whom they lie', () => {
  const bombs: Note = { power: 'p0', seat: 0, kind: 'bombs', planets: ['3', '7'] };
  const curse: Note = { power: 'p0', seat: 0, kind: 'curse', before: 1, pieces: [{ piece: 'witch.flares', label: 'Flare', msg: { key: 'label.witch.flares', args: {} } }] };
  const left: Note = { power: 'p1', seat: 1, kind: 'conditions', count: 6 };
  const shown = view({ notes: [curse, left], own_notes: [bombs] });
  expect(before(shown, 0, 0).sheets[0]?.notes).toEqual([{ note: bombs, secret: true }]);
  expect(before(shown, 1, 0).sheets[0]?.notes).toEqual([{ note: left, secret: false }]);
  expect(before(shown, 0, 0).notes).toEqual([]);
  expect(before(shown, 1, 0).notes).toEqual([{ note: curse, secret: false }]);
  expect([bombs, curse, left].map(size)).toEqual([2, 1, 6]);
});
it('lists the ships of a kind of their own by seat', () => {
  const stack = { kind: 'stack', seat: 1, type: 'planet', planet: '4', under: { '0': 1, '1': 2 } };
  expect(before(view({ special_ships: [stack] }), 1, 0).specials).toEqual([stack]);
  expect(before(view({ special_ships: [stack] }), 0, 0).specials).toEqual([]);
});
it('sums up the cards beside a planet', () => {
  const pile: Pile = { kind: 'citadel', seat: 1, power: 'p1', planet: '4', count: 2, cards: [card('c1', 8), card('c2', 6)] };
  expect(besidePlanets(view({ piles: [pile, { ...pile, planet: '5', count: 0, cards: [] }] }))).toEqual(
    new Map([['4', { seat: 1, count: 2, sum: 14 }]]),
  );
});
it('shows the ships on a sheet', () => {
  const shown = view({ sheet_ships: [{ power: 'p1', seat: 1, kind: 'harbour', ships: { '0': 2, '1': 3 } }] });
  expect(before(shown, 1, 0).sheets[0]?.ships).toEqual([{ seat: 0, ships: 2 }, { seat: 1, ships: 3 }]);
  expect(before(shown, 0, 0).sheets[0]?.ships).toEqual([]);
});
it('shows at the end what lay face down before everybody', () => {
  const hoard: Pile = { kind: 'hoard', seat: 0, power: 'p0', count: 1 };
  const shown = view({
    seats: [{ seat: 0, powers: [power({ alien: null, state: 'hidden' })] }],
    piles: [hoard],
    techs: [{ id: 't1', seat: 0, up: false, ships: 1, used: false, tech: null }],
    opened: {
      powers: { 0: ['mind'] }, piles: [{ ...hoard, cards: [card('end-1', 8)] }],
      techs: [{ id: 't1', seat: 0, up: false, ships: 1, used: false, tech: 'omega_missile' }],
    },
  });
  const lies = before(shown, 0, 1);
  expect(lies.sheets[0]?.alien).toBe('mind');
  expect(lies.sheets[0]?.piles[0]?.cards).toHaveLength(1);
  expect(lies.techs[0]?.tech).toBe('omega_missile');
});
