import { expect, it } from 'vitest';
import { inWords } from '../src/lib/ui/moments';

it('says moments in words', () => {
  expect(inWords('Announced at encounter.end, after planning.after_select.')).toBe(
    'Announced at the end of the encounter, after the moment after cards are selected.',
  );
});
it('leaves sentences alone and names unknown moments', () => {
  expect(inWords('In every encounter.launch')).toBe('In every encounter.launch');
  expect(inWords('In reveal.some_day.')).toBe('In “some day” in reveal.');
});
