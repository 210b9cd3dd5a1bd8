import { describe, expect, it } from 'vitest';
import { direct, Draft, means } from '../src/lib/table/draft.svelte';
import { bodyWords, defaultWords, clock } from '../src/lib/table/words';
import type { AllocateAsk, Ask, ChooseAsk, OrderAsk } from '../src/lib/wire/types';

const base = {
  id: 's0-1', seat: 0, phase: 'launch', moment: '', window: false, title: 'T', text: '', source: null, deadline: null,
};
const choose = (min: number, max: number, more: Partial<ChooseAsk> = {}): ChooseAsk => ({
  ...base, kind: 'choose', min, max, default: ['0'],
  options: [0, 1, 2].map((i) => ({ id: String(i), label: `P ${i}`, ref: { type: 'planet', planet: String(i) } })),
  ...more,
});
const allocate: AllocateAsk = {
  ...base, kind: 'allocate', default: { '3': 1 }, total: { min: 1, max: 4 },
  slots: [3, 4].map((i) => ({ id: String(i), label: `P ${i}`, ref: { type: 'planet', planet: String(i) }, min: 0, max: 3 })),
};

describe('choose', () => {
  it('moves the one mark, and takes it away', () => {
    const draft = new Draft(choose(1, 1));
    expect(draft.ready).toBe(false);
    draft.toggle('1');
    draft.toggle('2');
    expect(draft.value()).toEqual(['2']);
    draft.toggle('2');
    expect(draft.ready).toBe(false);
  });
  it('never marks more than fit', () => {
    const draft = new Draft(choose(0, 2, { default: [] }));
    ['0', '1', '2'].forEach((id) => draft.toggle(id));
    expect(draft.value()).toEqual(['0', '1']);
    expect(draft.ready).toBe(true);
  });
  it('is direct only for plain answers and in windows', () => {
    expect(direct(choose(1, 1))).toBe(false);
    expect(direct(choose(1, 1, { window: true }))).toBe(true);
    const yesNo = choose(1, 1, {
      options: [
        { id: '0', label: 'Yes', ref: { type: 'yes' } },
        { id: '1', label: 'No', ref: { type: 'no' } },
      ],
    });
    expect(direct(yesNo)).toBe(true);
    expect(direct({ ...yesNo, min: 0, free: true })).toBe(true);
    expect(direct({ ...yesNo, min: 0 })).toBe(false);
  });
});

describe('allocate', () => {
  it('starts at the default and stays within slots and total', () => {
    const draft = new Draft(allocate);
    const [a, b] = allocate.slots as [(typeof allocate.slots)[0], (typeof allocate.slots)[0]];
    expect(draft.value()).toEqual({ '3': 1 });
    for (let i = 0; i < 5; i++) draft.step(a, 1);
    for (let i = 0; i < 5; i++) draft.step(b, 1);
    expect(draft.value()).toEqual({ '3': 3, '4': 1 });
    for (let i = 0; i < 9; i++) draft.step(a, -1);
    draft.step(b, -1);
    expect(draft.ready).toBe(false);
    expect(draft.value()).toEqual({});
  });
});

it('starts an allocation without a default at the first that is legal', () => {
  const draft = new Draft({ ...allocate, default: null, back: true, total: { min: 4, max: 6 } });
  expect(draft.value()).toEqual({ '3': 3, '4': 1 });
  expect(draft.ready).toBe(true);
});

it('orders by moving up and down', () => {
  const ask: OrderAsk = { ...base, kind: 'order', default: null, options: choose(1, 1).options };
  const draft = new Draft(ask);
  draft.move('2', -1);
  draft.move('0', -1);
  expect(draft.value()).toEqual(['0', '2', '1']);
});

it('knows what an option means, by its further refs too', () => {
  const option = { ref: { type: 'use', use: { type: 'alien', id: 'mind' } }, refs: [{ type: 'planet', planet: '7' }] };
  expect(means(option, 'planet', '7')).toBe(true);
  expect(means(option, 'planet', 8)).toBe(false);
  const card = { ref: { type: 'card', card: { id: 's0-3', card: 'morph', kind: 'morph', name: 'Morph' } } };
  expect(means(card, 'card', 's0-3')).toBe(true);
});

it('says the default in words', () => {
  expect(defaultWords(choose(1, 1))).toBe('P 0');
  expect(defaultWords(allocate)).toBe('1 × P 3');
  expect(defaultWords(choose(1, 1, { back: true, default: null }))).toBe('back to the choice before');
});

it('writes times', () => {
  expect(clock(65_000)).toBe('1:05');
  expect(clock(8_200)).toBe('0:09');
  expect(clock(7_200_000)).toBe('2 h');
});

it('says of a deal that is not the usual one what its question says', () => {
  const deal = (key: string) => ({ kind: 'deal', title: 'A part', text: 'Agree what passes. By default nothing does.', msg: { key, args: {} } }) as unknown as Ask;
  expect(defaultWords(deal('ask.deal'))).toContain('3 ships');
  expect(bodyWords(deal('ask.deal'))).toBe('');
  expect(defaultWords(deal('ask.galactic_council.pair'))).toBe('No deal');
  expect(bodyWords(deal('ask.galactic_council.pair'))).toBe('Agree what passes.');
});
