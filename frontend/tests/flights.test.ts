import { expect, it } from 'vitest';
import { flights, locate } from '../src/lib/board/flights';
import type { Scene } from '../src/lib/board/layout';
import type { BoardModel } from '../src/lib/board/model';

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
it('finds a planet of a system out of sight at its disc, and a sheet at its owner', () => {
  const scene = { systems: [{ seat: 0, x: 5, y: 6, planets: [{ id: '1', x: 1, y: 2 }] }], medals: [{ seat: 1, x: 8, y: 9, scale: 1 }] } as unknown as Scene;
  const model = { planets: [{ id: '1', system: 0 }, { id: '7', system: 1 }] } as unknown as BoardModel;
  expect(locate(scene, model, 'p1', 0)).toMatchObject({ x: 1, y: 2 });
  expect(locate(scene, model, 'p7', 0)).toMatchObject({ x: 8, y: 9 });
  expect(locate(scene, model, 's0', 2)).toMatchObject({ x: 5, y: 6 });
  expect(locate(scene, model, 's1', 2)).toMatchObject({ x: 8, y: 9 });
});
