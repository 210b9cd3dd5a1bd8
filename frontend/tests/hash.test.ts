import { describe, expect, it } from 'vitest';
import { canonical, randomHex, sha256, shortHash } from '../src/lib/wire/hash';

async function library(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join('');
}

describe('sha256', () => {
  it('agrees with the library at every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
      expect(sha256(bytes)).toBe(await library(bytes));
    }
  });
});

describe('canonical', () => {
  it('sorts keys, leaves no spaces and keeps other scripts', () => {
    expect(canonical({ b: 1, a: [true, null, 'ü"\n'], c: { '10': 1, '9': 2 } })).toBe(
      '{"a":[true,null,"ü\\"\\n"],"b":1,"c":{"10":1,"9":2}}',
    );
  });
});

describe('shortHash', () => {
  it('is the first 16 digits', async () => {
    const whole = await library(new TextEncoder().encode('{"a":"é"}'));
    expect(shortHash({ a: 'é' })).toBe(whole.slice(0, 16));
  });
});

it('random ids have the asked length and differ', () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});
