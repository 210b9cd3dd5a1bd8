import { expect, it } from 'vitest';
import { glossed, words } from '../src/lib/ui/glossary';

it('marks the longest form of a word, each word once', () => {
  const seen = new Set<string>();
  const pieces = glossed('Your weakest home colony, or a colony; the warp and the WARP.', seen);
  expect(pieces.filter((piece) => piece.kind === 'word').map((piece) => piece.text)).toEqual(['home colony', 'colony', 'warp']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Your weakest home colony, or a colony; the warp and the WARP.');
  expect(glossed('warp', seen)).toEqual([{ kind: 'text', text: 'warp' }]);
});
it('does not find words inside others', () => {
  expect(glossed('warped, realign, gateway', new Set())).toEqual([{ kind: 'text', text: 'warped, realign, gateway' }]);
});
it('has a text for every word', () => {
  expect(words().length).toBeGreaterThan(20);
  expect(words().filter((word) => !word.text || word.text.startsWith('gloss.'))).toEqual([]);
});
