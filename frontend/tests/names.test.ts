import { expect, it } from 'vitest';
import { parts } from '../src/lib/ui/names';

const seats = [
  { seat: 0, name: 'Ann' },
  { seat: 1, name: 'Anna' },
  { seat: 2, name: 'C+' },
];

it('finds names, the longest first, and not inside words', () => {
  expect(parts('Anna attacks Ann, not Annabel.', seats)).toEqual([
    { kind: 'seat', seat: 1 },
    { kind: 'text', text: ' attacks ' },
    { kind: 'seat', seat: 0 },
    { kind: 'text', text: ', not Annabel.' },
  ]);
});
it('takes names literally', () => {
  expect(parts('C+ passes', seats)).toEqual([{ kind: 'seat', seat: 2 }, { kind: 'text', text: ' passes' }]);
});
it('knows planets', () => {
  expect(parts("the gate aims at Ann's planet 3.", seats)).toEqual([
    { kind: 'text', text: 'the gate aims at ' },
    { kind: 'planet', seat: 0, number: 3 },
    { kind: 'text', text: '.' },
  ]);
});
it('leaves shared names alone', () => {
  expect(parts('Ann waits', [...seats, { seat: 3, name: 'Ann' }])).toEqual([{ kind: 'text', text: 'Ann waits' }]);
});
it('finds planets as German says them', () => {
  expect(parts('Das Tor zeigt auf Planet 3 von Mira.', [{ seat: 0, name: 'Mira' }])).toEqual([
    { kind: 'text', text: 'Das Tor zeigt auf ' }, { kind: 'planet', seat: 0, number: 3 }, { kind: 'text', text: '.' },
  ]);
});
