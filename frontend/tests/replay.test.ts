import { expect, it } from 'vitest';
import { chaptersOf, stepAt, stepsOf } from '../src/lib/replay/steps';
import type { GameEvent } from '../src/lib/wire/types';

const event = (seq: number, encounter: number, kind: string, more: object = {}): GameEvent => ({ kind, text: kind, encounter, seq, ...more });
const log = [
  event(1, 1, 'first_player'), event(2, 1, 'turn', { seat: 2 }),
  event(4, 1, 'defense', { seat: 0, msg: { key: 'event.defense', args: { offense: { type: 'seat', seat: 2 } } } }), event(4, 1, 'aimed'),
  event(7, 1, 'outcome_totals', { result: 'offense' }), event(9, 2, 'turn', { seat: 0 }), event(11, 2, 'outcome_deal', { result: 'deal' }), event(12, 2, 'deal_failed'),
];

it('makes one step of what came with one seq', () => {
  const steps = stepsOf(log);
  expect(steps.map((step) => [step.seq, step.events.length])).toEqual([[1, 1], [2, 1], [4, 2], [7, 1], [9, 1], [11, 1], [12, 1]]);
  expect(stepAt(steps, 5)).toBe(2);
  expect(stepAt(steps, 99)).toBe(6);
  expect(stepAt(steps, 0)).toBe(0);
});
it('does not mix the end of an encounter with the beginning of the next', () => {
  const together = [event(3, 1, 'turn', { seat: 1 }), event(5, 1, 'outcome', { result: 'defense' }), event(5, 2, 'turn', { seat: 2 })];
  expect(chaptersOf(stepsOf(together)).map((each) => [each.offense, each.ending])).toEqual([[1, 'defended'], [2, '']]);
});
it('tells encounters apart, with who fought whom and how it ended', () => {
  expect(chaptersOf(stepsOf(log))).toEqual([
    { encounter: 1, from: 0, to: 3, offense: 2, defense: 0, ending: 'landed' },
    { encounter: 2, from: 4, to: 6, offense: 0, defense: null, ending: 'no_deal' },
  ]);
});
