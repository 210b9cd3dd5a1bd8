/** QR codes for links: bytes, error correction level M, versions 1 to 6 (up to 106 bytes). */

/** Per version: all codewords, error correction codewords of a block, blocks. */
const VERSIONS: readonly [number, number, number][] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2], [172, 16, 4],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// Arithmetic in GF(256) with the polynomial of the standard.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = value;
  LOG[value] = i;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1]! ^= times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, j) => (rest[i + j]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, [all, ec, blocks]: readonly [number, number, number]): number[] {
  const room = all - ec * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, 8);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const each = room / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * each, (i + 1) * each));
  const checks = parts.map((part) => correction(part, ec));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!));
  return [...woven(parts), ...woven(checks)];
}

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  constructor(version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    for (let i = 0; i < this.size; i++) {
      this.set(i, 6, i % 2 === 0);
      this.set(6, i, i % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) this.ring(x, y, 4, [3, 1, 0]);
    if (version > 1) this.ring(this.size - 7, this.size - 7, 2, [2, 0]);
  }
  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }
  private ring(x: number, y: number, reach: number, darkAt: number[]): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        this.set(x + dx, y + dy, darkAt.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }
  format(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const edge = this.size - 1;
    for (let i = 0; i < 6; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(edge - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }
  fill(words: number[], mask: number): void {
    let at = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue;
          const bit = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
          at++;
          this.dark[y]![x] = bit !== MASKS[mask]!(x, y);
        }
      }
    }
  }
  /** Runs of one colour and blocks of one colour: the less of them, the easier to read. */
  penalty(): number {
    let sum = 0;
    for (let y = 0; y < this.size; y++) {
      for (const at of [(i: number) => this.dark[y]![i], (i: number) => this.dark[i]![y]]) {
        for (let i = 1, run = 1; i <= this.size; i++) {
          if (i < this.size && at(i) === at(i - 1)) run++;
          else {
            if (run >= 5) sum += run - 2;
            run = 1;
          }
        }
      }
      for (let x = 1; y > 0 && x < this.size; x++) {
        const colour = this.dark[y]![x];
        if (colour === this.dark[y]![x - 1] && colour === this.dark[y - 1]![x] && colour === this.dark[y - 1]![x - 1]) sum += 3;
      }
    }
    return sum;
  }
}

/** The modules of the code row by row, true = dark; null if the text is too long. `only` fixes the mask. */
export function qr(text: string, only: number | null = null): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([all, ec, blocks]) => bytes.length + 2 <= all - ec * blocks);
  if (index < 0) return null;
  const words = codewords(bytes, VERSIONS[index]!);
  let best: Grid | null = null;
  for (const mask of only === null ? MASKS.keys() : [only]) {
    const grid = new Grid(index + 1);
    grid.format(mask);
    grid.fill(words, mask);
    if (best === null || grid.penalty() < best.penalty()) best = grid;
  }
  return best?.dark ?? null;
}
