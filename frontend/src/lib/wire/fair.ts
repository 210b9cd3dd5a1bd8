/**
 * This player's share in the shuffle: a nonce whose hash is given with "ready" and which is opened once all are ready.
 * It is kept in the browser, so that a reload between the two does not lose it.
 */
import { randomHex, sha256 } from './hash';

const key = (table: string) => `fc.nonce.${table}`;
const kept = new Map<string, string>();

function read(table: string): string | null {
  try {
    return localStorage.getItem(key(table)) ?? kept.get(table) ?? null;
  } catch {
    return kept.get(table) ?? null;
  }
}

/** The nonce for a table, 32 hex digits; made at the first call. */
export function nonceFor(table: string): string {
  const known = read(table);
  if (known !== null) return known;
  const nonce = randomHex(16);
  kept.set(table, nonce);
  try {
    localStorage.setItem(key(table), nonce);
  } catch {
    /* Without storage it lasts as long as the page. */
  }
  return nonce;
}

/** SHA-256 of the nonce's hex digits as text. */
export function hashOf(nonce: string): string {
  return sha256(new TextEncoder().encode(nonce));
}

export function forgetNonce(table: string): void {
  kept.delete(table);
  try {
    localStorage.removeItem(key(table));
  } catch {
    /* Nothing was kept. */
  }
}
