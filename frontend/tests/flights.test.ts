import { expect, it } from 'vitest';
import { flights } from '../src/lib/board/flights';

it('pairs what left with what came, colour by colour', () => {
  const before = new Map([['0@p1', 3], ['0@p2', 4], ['1@gate', 2]]);
  const after = new Map([['0@p1', 2], ['0@p2', 2], ['0@gate', 3], ['1@warp', 2]]);
  expect(flights(before, after)).toEqual([
    { seat: 0, ships: 1, from: 'p1', to: 'gate' },
    { seat: 0, ships: 2, from: 'p2', to: 'gate' },
    { seat: 1, ships: 2, from: 'gate', to: 'warp' },
  ]);
});
it('finds nothing where nothing moved', () => {
  const same = new Map([['0@p1', 3]]);
  expect(flights(same, new Map(same))).toEqual([]);
});
