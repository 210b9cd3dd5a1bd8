import { expect, it } from 'vitest';
import { qr } from '../src/lib/ui/qr';
import { sha256 } from '../src/lib/wire/hash';

// Digests of the modules that another generator (segno) makes for the same text and mask, one for each version.
it.each([
  ['a', 14, 21, 'b19af91a3b675227'],
  ['https://a.example/t/KORA52', 1, 25, 'b4283f7eace616f6'],
  ['c', 42, 29, '9da2a027744c475f'],
  ['d', 62, 33, '3ac11559120ab6fc'],
  ['e', 84, 37, 'aae06386ae678e64'],
  ['f', 106, 41, 'a3d66b46a170f1b1'],
])('%s times %i makes a code of %i modules', (text, count, size, digest) => {
  const rows = qr(text.repeat(count), 3)!;
  expect(rows).toHaveLength(size);
  const whole = rows.map((row) => row.map(Number).join('')).join('\n');
  expect(sha256(new TextEncoder().encode(whole)).slice(0, 16)).toBe(digest);
});
it('has no code for what is too long', () => {
  expect(qr('x'.repeat(107))).toBeNull();
});
