/**
 * The short hash of a view: SHA-256 over its canonical JSON, first 16 hex digits.
 * Own SHA-256, because SubtleCrypto is missing on plain http:// pages in a local network and cannot answer at once.
 */

/** Signed 32-bit numbers, which is what bit operations give. */
const K = new Int32Array(64);
const START = new Int32Array(8);
{
  // The constants are the fractional parts of cube and square roots of the first primes.
  let prime = 2;
  for (let found = 0; found < 64; prime++) {
    let divisor = 2;
    while (divisor * divisor <= prime && prime % divisor) divisor++;
    if (divisor * divisor <= prime) continue;
    const part = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
    if (found < 8) START[found] = part(Math.sqrt(prime));
    K[found++] = part(Math.cbrt(prime));
  }
}

/** SHA-256 of bytes as 64 hex digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = (bytes.length + 72) >> 6;
  const data = new Uint8Array(blocks * 64);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(data.length - 4, bytes.length << 3);
  const h = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < data.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let a = h[0]!, b = h[1]!, c = h[2]!, d = h[3]!, e = h[4]!, f = h[5]!, g = h[6]!, k = h[7]!;
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (k + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      k = g; g = f; f = e; e = (d + t1) | 0; d = c; c = b; b = a; a = (t1 + t2) | 0;
    }
    h[0]! += a; h[1]! += b; h[2]! += c; h[3]! += d; h[4]! += e; h[5]! += f; h[6]! += g; h[7]! += k;
  }
  return Array.from(h, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Canonical JSON: sorted keys, no spaces, non-ASCII characters as they are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = value as Record<string, unknown>;
    return `{${Object.keys(members)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(members[key])}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The first 16 hex digits of SHA-256 over the canonical JSON of a view. */
export function shortHash(view: unknown): string {
  return sha256(new TextEncoder().encode(canonical(view))).slice(0, 16);
}

/** Random hex digits from the system's source, for ids of commands and for the nonce. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('');
}
