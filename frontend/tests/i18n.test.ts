import { expect, it } from 'vitest';
import { format, list, maybe, t } from '../src/lib/i18n';

it('fills in arguments and leaves unknown ones', () => {
  expect(format('{a} and {b}', { a: 'x' })).toBe('x and {b}');
});
it('picks by number, with the number inside', () => {
  expect(format('{n|1 ship|{n} ships}', { n: 1 })).toBe('1 ship');
  expect(format('{n|1 ship|{n} ships}', { n: 3 })).toBe('3 ships');
  expect(t('board.ships', { name: 'Mira', n: 2 })).toBe('Mira 2 ships');
});
it('falls back for keys it does not know', () => {
  expect(maybe('phase.destiny', 'x')).toBe('Destiny');
  expect(maybe('phase.unheard_of', 'unheard of')).toBe('unheard of');
});
it('lists names', () => {
  expect(list(['A', 'B', 'C'])).toBe('A, B and C');
});
