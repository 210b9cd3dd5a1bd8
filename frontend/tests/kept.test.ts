import { expect, test } from 'vitest';
import { kept } from '../src/lib/wire/kept';

interface Map {
  planets: { id: number; ships: Record<string, number> }[];
  gate: null | { planet: number };
}
const map = (): Map => ({ planets: [{ id: 0, ships: { '0': 4 } }, { id: 1, ships: { '1': 4 } }], gate: null });

test('what is equal is the object that was there before', () => {
  const before = map();
  expect(kept(before, map())).toBe(before);
  expect(kept(null, before)).toBe(before);
});

test('only what changed, and what holds it, is new', () => {
  const before = map();
  const next = map();
  next.planets[1] = { id: 1, ships: { '1': 3 } };
  const after = kept(before, next);
  expect(after).toEqual(next);
  expect(after).not.toBe(before);
  expect(after.planets[0]).toBe(before.planets[0]);
  expect(after.planets[1]).not.toBe(before.planets[1]);
});

test('longer, shorter and other shapes are told apart', () => {
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept([1], [1, 2])).toEqual([1, 2]);
  expect(kept<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept<unknown>([], {})).toEqual({});
  expect(kept<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  const gate = { ...map(), gate: { planet: 3 } };
  expect(kept(map(), gate).gate).toEqual({ planet: 3 });
  expect(kept(gate, map()).gate).toBeNull();
});

test('nothing that was there before is changed', () => {
  const before = Object.freeze({ list: Object.freeze([Object.freeze({ n: 1 })]) });
  expect(kept<unknown>(before, { list: [{ n: 2 }] })).toEqual({ list: [{ n: 2 }] });
  expect(before).toEqual({ list: [{ n: 1 }] });
});
