import { describe, expect, it } from 'vitest';
import { applyPatch, PatchError, pointer } from '../src/lib/wire/patch';
import type { PatchOp } from '../src/lib/wire/types';

describe('pointer', () => {
  it('unescapes its steps', () => {
    expect(pointer('')).toEqual([]);
    expect(pointer('/a~1b/~0/0')).toEqual(['a/b', '~', '0']);
    expect(() => pointer('a')).toThrow(PatchError);
  });
});

describe('applyPatch', () => {
  const before = { a: [1, 2, 3], b: { c: 'x', d: null }, e: { untouched: true } };

  const cases: [string, PatchOp[], unknown][] = [
    ['adds a member', [{ op: 'add', path: '/b/n', value: 7 }], { ...before, b: { c: 'x', d: null, n: 7 } }],
    ['inserts into a list', [{ op: 'add', path: '/a/1', value: 9 }], { ...before, a: [1, 9, 2, 3] }],
    ['appends to a list', [{ op: 'add', path: '/a/-', value: 9 }], { ...before, a: [1, 2, 3, 9] }],
    ['removes', [{ op: 'remove', path: '/a/0' }, { op: 'remove', path: '/b/d' }], { ...before, a: [2, 3], b: { c: 'x' } }],
    ['replaces', [{ op: 'replace', path: '/b/c', value: 'y' }], { ...before, b: { c: 'y', d: null } }],
    ['replaces the whole', [{ op: 'replace', path: '', value: 1 }], 1],
    ['moves', [{ op: 'move', from: '/a/0', path: '/a/2' }], { ...before, a: [2, 3, 1] }],
    ['copies', [{ op: 'copy', from: '/b/c', path: '/f' }], { ...before, f: 'x' }],
    ['tests', [{ op: 'test', path: '/b', value: { d: null, c: 'x' } }], before],
  ];
  it.each(cases)('%s', (_name, operations, after) => {
    expect(applyPatch(before as unknown, operations)).toEqual(after);
  });

  it('leaves the old document and untouched parts alone', () => {
    const copy = structuredClone(before);
    const after = applyPatch(before, [{ op: 'replace', path: '/a/0', value: 5 }]);
    expect(before).toEqual(copy);
    expect(after.e).toBe(before.e);
    expect(after.a).not.toBe(before.a);
  });

  const wrong: [string, PatchOp][] = [
    ['a missing member', { op: 'replace', path: '/b/zz', value: 1 }],
    ['a missing parent', { op: 'add', path: '/q/r', value: 1 }],
    ['an index out of range', { op: 'add', path: '/a/4', value: 1 }],
    ['an index that is no number', { op: 'remove', path: '/a/01' }],
    ['a failed test', { op: 'test', path: '/b/c', value: 'z' }],
    ['an inherited member', { op: 'copy', from: '/b/toString', path: '/z' }],
  ];
  it.each(wrong)('refuses %s', (_name, operation) => {
    expect(() => applyPatch(before, [operation])).toThrow(PatchError);
  });
});
