/**
 * Where everything on the star map sits: pure geometry, no drawing.
 * The desktop field is 864 x 578 units for 3 to 8 systems; the phone shows one system at a time on 390 units of width.
 */
import type { PlanetId } from '../wire/types';
import type { BoardModel, PlanetModel, Stack } from './model';
import type { Box, Round } from './spare';
import { ground, ORBIT, PLANET, system } from './system';
import type { SystemKind } from './worlds';

export interface Point {
  x: number;
  y: number;
}
export interface ChipPlace extends Point, Stack {
  /** Width and height of the chip. */
  w: number;
  h: number;
}
export interface PlanetPlace extends Point {
  id: PlanetId;
  model: PlanetModel;
  r: number;
  angle: number;
  label: Point;
  chips: ChipPlace[];
  target: boolean;
}
export interface SystemPlace extends Point {
  seat: number;
  scale: number;
  orbit: number;
  kind: SystemKind;
  /** Where its name stands, from its middle; the middle itself unless that is taken. */
  name: Point;
  planets: PlanetPlace[];
}
/** A section of the ring round an inverted warp. */
export interface LimboPlace {
  seat: number;
  from: number;
  to: number;
  /** Dots of ships by owner. */
  dots: ChipPlace[];
}
export interface GatePlace {
  /** Unit vector from the warp to the planet, and the one across it. */
  along: Point;
  across: Point;
  mouth: Point;
  end: Point;
  halfMouth: number;
  halfEnd: number;
  length: number;
  chips: ChipPlace[];
}
export interface AllyPlace {
  chip: ChipPlace;
  arc: { from: Point; to: Point; r: number };
}
export interface LimboRing {
  inner: number;
  outer: number;
  sections: LimboPlace[];
  lost: ChipPlace[];
  /** Where the marker points from. */
  marker: Point & { angle: number };
}
export interface Scene {
  width: number;
  height: number;
  phone: boolean;
  systems: SystemPlace[];
  /** On a phone: the other systems, as discs at the edge. */
  medals: (Point & { seat: number; scale: number })[];
  warp: Point & { r: number; ring: number; chips: ChipPlace[]; markers: (Point & { seat: number })[]; steps: number; edge: number; limbo: LimboRing | null };
  gate: GatePlace | null;
  allies: AllyPlace[];
  destiny: Point & { scale: number };
  decks: Point & { scale: number };
}

interface Table {
  scale: number;
  systems: [number, number][];
  warp: [number, number];
  destiny: [number, number];
  deckScale?: number;
  /** Where the cosmic deck and the discard pile lie. */
  decks: [number, number];
}

export const FIELD = { width: 864, height: 578 };
const WHOLE: Box = { left: 2, right: FIELD.width - 2, top: 2, bottom: FIELD.height - 2 };
const LIMBO = 17;

/** System centres clockwise from the viewer, who is at the bottom (even counts: bottom left of the pair). */
export const LAYOUTS: Record<number, Table> = {
  3: { scale: 1.08, systems: [[432, 458], [130, 205], [734, 205]], warp: [432, 205], destiny: [432, 60], decks: [742, 505] },
  4: {
    scale: 1.1, systems: [[160, 436], [160, 142], [704, 142], [704, 436]], warp: [432, 300], destiny: [432, 60],
    decks: [432, 515],
  },
  5: {
    scale: 1, systems: [[432, 462], [132, 414], [132, 138], [732, 138], [732, 414]], warp: [432, 214], destiny: [432, 56],
    decks: [282, 534],
  },
  6: {
    scale: 0.82, systems: [[262, 470], [108, 289], [262, 108], [602, 108], [756, 289], [602, 470]], warp: [432, 289],
    destiny: [78, 64], decks: [432, 528], deckScale: 0.92,
  },
  7: {
    scale: 0.74, systems: [[432, 482], [196, 472], [96, 290], [224, 104], [640, 104], [768, 290], [668, 472]],
    warp: [432, 246], destiny: [432, 60], decks: [318, 545], deckScale: 0.8,
  },
  8: {
    scale: 0.72,
    systems: [[268, 484], [94, 396], [94, 196], [268, 96], [596, 96], [770, 196], [770, 396], [596, 484]],
    warp: [432, 289], destiny: [432, 52], deckScale: 0.86, decks: [432, 530],
  },
};

export const polar = (from: Point, angle: number, r: number): Point => ({
  x: from.x + r * Math.cos(angle),
  y: from.y + r * Math.sin(angle),
});

function gate(model: BoardModel, warp: Point & { edge: number }, aim: Point & { r: number }, phone: boolean): GatePlace {
  const far = Math.hypot(aim.x - warp.x, aim.y - warp.y) || 1;
  const along = { x: (aim.x - warp.x) / far, y: (aim.y - warp.y) / far };
  const across = { x: -along.y, y: along.x };
  const mouth = { x: warp.x + along.x * (warp.edge + 9), y: warp.y + along.y * (warp.edge + 9) };
  const end = { x: aim.x - along.x * (aim.r + 9), y: aim.y - along.y * (aim.r + 9) };
  const flat = Math.abs(along.x) > Math.abs(along.y);
  const acrossStep = Math.abs(across.x) * 29 + Math.abs(across.y) * 20;
  const alongStep = (Math.abs(along.x) * 30 + Math.abs(along.y) * 21) * (phone ? 0.9 : 1);
  const many = model.gate.length;
  const chips = model.gate.map((stack, i) => {
    let a = 28;
    let c = 0;
    let size = { w: 34, h: 17 };
    if (many === 2) {
      a = flat ? 27 : 22;
      c = (i ? 1 : -1) * (flat ? 15 : 19);
    } else if (many > 2) {
      const firstRow = Math.min(many, 3);
      const row = i < firstRow ? 0 : 1;
      const inRow = row ? many - firstRow : firstRow;
      size = { w: 28, h: 14 };
      a = (phone ? 7 : 17) + row * alongStep;
      c = ((row ? i - firstRow : i) - (inRow - 1) / 2) * acrossStep;
    }
    return { ...stack, x: mouth.x + along.x * a + across.x * c, y: mouth.y + along.y * a + across.y * c, ...size };
  });
  return {
    along, across, mouth, end, chips,
    halfMouth: phone ? 36 : 40, halfEnd: 9, length: Math.hypot(end.x - mouth.x, end.y - mouth.y),
  };
}

/** A gate into the warp itself: where it begins, on the side of the offense's system, and what it aims at. */
function intoWarp(model: BoardModel, systems: SystemPlace[], warp: Scene['warp']): { from: Point & { edge: number }; aim: Point & { r: number } } {
  const home = systems.find((place) => place.seat === model.offense) ?? systems[0] ?? { x: warp.x, y: warp.y + 1 };
  const angle = Math.atan2(home.y - warp.y, home.x - warp.x);
  // Its mouth stays clear of the planets of the offense.
  const room = Math.hypot(home.y - warp.y, home.x - warp.x) - (ORBIT + PLANET) * ('scale' in home ? home.scale : 1) - warp.edge - 14;
  return { from: { ...polar(warp, angle, warp.edge + Math.max(34, Math.min(60, room))), edge: 0 }, aim: { x: warp.x, y: warp.y, r: warp.r - 9 } };
}

function defensiveAllies(model: BoardModel, aim: Point & { r: number }, warp: Point, phone: boolean): AllyPlace[] {
  const outwards = Math.atan2(warp.y - aim.y, warp.x - aim.x);
  return model.allies.map((stack, i) => {
    const side = i % 2 ? -1 : 1;
    const angle = outwards + side * ((model.gate.length > 2 ? 1.12 : 1.02) + Math.floor(i / 2) * 0.62);
    const at = polar(aim, angle, aim.r + (phone ? 30 : 27));
    const r = aim.r + 8;
    return {
      chip: { ...stack, ...at, w: 32, h: 16 },
      arc: { from: polar(aim, angle - 0.34, r), to: polar(aim, angle + 0.34, r), r },
    };
  });
}

function warpPlace(model: BoardModel, at: Point, r: number, ring: number, phone: boolean): Scene['warp'] {
  const steps = model.goal + 1;
  const middle = (r + ring) / 2;
  const step = (2 * Math.PI) / steps;
  const markers = model.track.map(({ seat, ships }, _, all) => {
    const place = Math.min(ships, model.goal);
    const same = all.filter((other) => Math.min(other.ships, model.goal) === place);
    const j = same.findIndex((other) => other.seat === seat);
    const angle = -Math.PI / 2 + place * step + 0.11 + (j - (same.length - 1) / 2) * (14.5 / middle);
    return { seat, ...polar(at, angle, middle) };
  });
  const many = model.warp.length;
  const chips = model.warp.map((stack, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / many + (many === 1 ? Math.PI / 2 : 0);
    const out = many === 1 ? 24 : Math.min(37, r - 21);
    return { ...stack, x: at.x + out * Math.cos(angle), y: at.y + out * Math.sin(angle) * 0.95, w: 30, h: 15 };
  });
  const limbo = limboRing(model, at, ring, phone);
  return { ...at, r, ring, steps, markers: phone ? [] : markers, chips: phone ? [] : chips, limbo, edge: limbo?.outer ?? ring };
}

/** The ring of sections, each towards the system of its seat, clockwise as they lie round the warp. */
function limboRing(model: BoardModel, at: Point, ring: number, phone: boolean): LimboRing | null {
  const { limbo } = model;
  if (!limbo) return null;
  const [inner, outer] = [ring, ring + (phone ? 9 : LIMBO)];
  const step = (2 * Math.PI) / model.order.length;
  const start = Math.PI / 2 + (model.order.length % 2 ? 0 : step / 2);
  const middle = (inner + outer) / 2;
  const d = phone ? 0 : 14;
  const dots = (stacks: Stack[], angle: number, r: number): ChipPlace[] =>
    stacks.map((stack, i) => ({ ...stack, ...polar(at, angle + ((i - (stacks.length - 1) / 2) * (d + 1)) / r, r), w: d, h: d }));
  const sections = model.order.map((seat, i) => {
    const angle = start + i * step;
    return { seat, from: angle - step / 2, to: angle + step / 2, dots: phone ? [] : dots(limbo.sections[seat] ?? [], angle, middle) };
  });
  const angle = start + Math.max(model.order.indexOf(limbo.marker), 0) * step;
  // Marker and lost ships stand at the two ends of the section: the mouth of the gate may be before its middle.
  const begin = angle - step / 2 + 0.12;
  const marker = { ...polar(at, begin, outer + 1), angle: begin };
  return { inner, outer, sections, lost: phone ? [] : dots(limbo.lost, angle + step / 2 - 0.1, outer + 11), marker };
}

/** The map on a wide screen: all systems around the warp. */
export function deskScene(model: BoardModel): Scene {
  const table = LAYOUTS[Math.max(3, Math.min(8, model.order.length))] as Table;
  const warpAt = { x: table.warp[0], y: table.warp[1] };
  const r = 58 * (table.scale < 0.8 ? 0.9 : 1);
  const warp = model.limbo ? warpPlace(model, warpAt, r - 4, r + 16, false) : warpPlace(model, warpAt, r, r + 24, false);
  const places = table.systems.map(([x, y]) => ({ x, y, r: (ORBIT + PLANET) * table.scale }));
  const fixed: Round[] = [{ ...warpAt, r: warp.edge }, ...[table.destiny, table.decks].map(([x, y]) => ({ x, y, r: 42 * (table.deckScale ?? 1) }))];
  const systems: SystemPlace[] = [];
  for (const [i, seat] of model.order.entries()) {
    const at = places[i] as Round;
    const taken = [...fixed, ...places.slice(i + 1), ...systems.flatMap(ground)];
    systems.push(system(model, seat, { x: at.x, y: at.y }, table.scale, warpAt, false, { field: WHOLE, taken }));
  }
  return finish(model, FIELD.width, FIELD.height, false, systems, [], warp, table);
}

/** The systems that are not in focus, one below the other at the right edge. */
function medals(model: BoardModel, focus: number, width: number, height: number): Scene['medals'] {
  const others = model.order.filter((seat) => seat !== focus);
  const step = ((height - 66) / Math.max(others.length - 1, 1)) * (others.length > 4 ? 1 : 0.94);
  return others.map((seat, i) => ({ seat, x: width - 30, y: 34 + i * step, scale: Math.min(1, step / 46) }));
}

/** The map on a phone: the system in focus, the warp in the corner. Height in units of a 390 wide field. */
export function phoneScene(model: BoardModel, focus: number, height: number): Scene {
  const scale = Math.max(0.5, Math.min(1.12, (height - 96) / 212));
  const at = { x: Math.min(214, 140 + 74 * scale), y: height - 114 * scale - 8 };
  const warp = model.limbo ? warpPlace(model, { x: 64, y: 62 }, 27, 38, true) : warpPlace(model, { x: 52, y: 54 }, 30, 44, true);
  // Other systems stand at the right edge.
  const systems = [system(model, focus, at, scale, warp, true, { field: { left: 2, right: 340, top: 2, bottom: height - 6 }, taken: [{ ...warp, r: warp.edge }] })];
  const table: Table = { scale, systems: [], warp: [52, 54], destiny: [38, height - 62], decks: [0, 0] };
  return finish(model, 390, height, true, systems, medals(model, focus, 390, height), warp, table);
}

function finish(
  model: BoardModel, width: number, height: number, phone: boolean, systems: SystemPlace[],
  medals: Scene['medals'], warp: Scene['warp'], table: Table,
): Scene {
  const aim = systems.flatMap((place) => place.planets).find((planet) => planet.target);
  const into = model.inWarp && model.offense !== null ? intoWarp(model, systems, warp) : null;
  return {
    width, height, phone, systems, medals, warp,
    gate: into ? gate(model, into.from, into.aim, phone) : aim && model.offense !== null ? gate(model, warp, aim, phone) : null,
    allies: into ? defensiveAllies(model, into.aim, into.from, phone) : aim ? defensiveAllies(model, aim, warp, phone) : [],
    destiny: { x: table.destiny[0], y: table.destiny[1], scale: table.deckScale ?? 1 },
    decks: { x: table.decks[0], y: table.decks[1], scale: table.deckScale ?? 1 },
  };
}

type Star = Point & { r: number; o: number };

/** Stars of about the same brightness as one path each: a sky of few shapes. */
export function starPaths(all: readonly Star[], levels = 4): { path: string; opacity: number }[] {
  const most = Math.max(...all.map((star) => star.o));
  const groups = Array.from({ length: levels }, (_, i) => ({ path: '', opacity: ((i + 0.5) / levels) * most }));
  for (const { x, y, r, o } of all) {
    const group = groups[Math.min(levels - 1, Math.floor((o / most) * levels))] as { path: string };
    const d = (2 * r).toFixed(2);
    group.path += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${d} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 -${d} 0`;
  }
  return groups.filter((group) => group.path);
}

/** Stars behind the map: the same every time. */
export function stars(count: number, width: number, height: number, seed = 77): Star[] {
  let state = seed;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const [a, b, c] = [next(), next(), next()];
    return { x: a * width, y: b * height, r: 0.4 + c * c * 1.1, o: 0.12 + c * 0.42 };
  });
}
