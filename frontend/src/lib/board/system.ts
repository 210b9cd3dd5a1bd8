/** A home system on the map: where its planets, their ships, its moons and its name are. */
import type { PlanetId } from '../wire/types';
import { arrange, crowded } from './hexes';
import { polar, type ChipPlace, type PlanetPlace, type Point, type SystemPlace } from './layout';
import type { BoardModel, PlanetModel, Stack } from './model';
import { moonSpot, nameSpot, type Box, type Round } from './spare';
import type { SystemKind } from './worlds';

export const ORBIT = 82;
export const PLANET = 30;
const MOON = 13;
/** Below this scale there is room for a system's name alone. */
export const ROOMY = 0.8;

/** Chips on a planet: stacked up to two, in rows at three, around the rim from four on or when the planet is small. */
function chipsOn(at: Point, r: number, scale: number, phone: boolean, stacks: Stack[]): ChipPlace[] {
  const many = stacks.length;
  const size = phone ? { w: 35, h: 18 } : scale < 0.8 ? { w: 29, h: 15 } : { w: 34, h: 18 };
  const step = 11.5 * (phone ? 1 : Math.max(scale, 0.8));
  return stacks.map((stack, i) => {
    if (many > 3 || (many === 3 && scale < 0.8 && !phone)) {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / many;
      const rim = scale < 0.9 ? r + 1 : r * 0.8;
      return { ...stack, x: at.x + rim * Math.cos(angle) * 1.12, y: at.y + rim * Math.sin(angle), w: 29, h: 15 };
    }
    if (many < 3) return { ...stack, x: at.x, y: at.y + (many === 1 ? 0 : (i - 0.5) * step * 2), ...size };
    const q = Math.min(1, scale + 0.1);
    const column = i < 2 ? (i === 0 ? -14 : 14) : 0;
    return { ...stack, x: at.x + column * q, y: at.y + (i < 2 ? -0.5 : 0.5) * 17 * q, w: 27 * q, h: 13 * q };
  });
}

export function system(model: BoardModel, seat: number, at: Point, scale: number, warp: Point, phone: boolean, around: Surroundings): SystemPlace {
  const orbit = ORBIT * scale;
  const kind = model.kinds[seat] ?? 'normal';
  const all = model.planets.filter((planet) => planet.system === seat).sort((a, b) => a.index - b.index);
  const planets = all.filter((planet) => !planet.moon);
  const moons = all.filter((planet) => planet.moon);
  const targetAt = planets.findIndex((planet) => planet.id === model.target);
  const towardsWarp = Math.atan2(warp.y - at.y, warp.x - at.x);
  // The targeted system turns so that the aimed planet faces the warp: the gate never crosses another planet.
  const normal = phone ? -Math.PI / 2 : towardsWarp;
  const first = moons.some((moon) => moon.id === model.target) ? towardsWarp - between(moons, model.target, planets.length) : normal;
  const spots = arrange(kind, planets, at, scale, towardsWarp, first, targetAt);
  const turn = spots[0] && !crowded(kind) ? spots[0].angle : first;
  const outside = scale < 0.9 && !phone;
  const places: PlanetPlace[] = planets.map((planet, i) => {
    const { x, y, r, angle } = spots[i] as (typeof spots)[number];
    const centre = { x, y };
    const target = i === targetAt;
    const small = r < 20 * scale || kind === 'rings';
    const label = small
      ? besides(kind === 'rings' && planet.index === 0 ? spots.slice(1) : [], { x, y }, r)
      : outside && target
        ? polar(centre, angle + 2.15, r + 15)
        : polar(at, angle, outside ? orbit + r + 9 : orbit - r - 13 * Math.min(1, scale + 0.1));
    return {
      id: planet.id, model: planet, ...centre, r, angle, label, target,
      chips: planet.kind === 'mote' ? [] : chipsOn(centre, r, small ? Math.min(scale, 0.79) : scale, phone && !small, planet.stacks),
    };
  });
  const extent = nameExtent(kind, scale);
  const { field } = around;
  const own: Round[] = places.flatMap((place) => [{ ...place, r: place.r + 5 * scale }, ...(place.model.kind === 'mote' ? [] : [{ ...place.label, r: 6 }])]);
  // Beside a system whose middle is taken its name stands in the lower corner away from the warp, if that is free.
  const wanted = { x: (at.x < warp.x - 40 ? -84 : 84) * scale, y: (phone ? 66 : 100) * scale };
  const taken = crowded(kind) ? [...own, ...around.taken] : own;
  const spot = crowded(kind) ? nameSpot(at, wanted, extent, taken, field) : null;
  const box = spot && { left: spot.x + extent.left, right: spot.x + extent.right, top: spot.y + extent.top, bottom: spot.y + extent.bottom };
  // The targeted moon has the first choice.
  const found = new Map<PlanetId, PlanetPlace>();
  for (const moon of [...moons].sort((a, b) => Number(b.id === model.target) - Number(a.id === model.target))) {
    const place = moonPlace(moon, turn + between(moons, moon.id, planets.length), at, scale, kind, planets.length, model.target, taken, box, field);
    found.set(moon.id, place);
    taken.push(place);
  }
  return {
    seat, ...at, scale, orbit, kind, name: spot ? { x: spot.x - at.x, y: spot.y - at.y } : { x: 0, y: 0 },
    planets: [...places, ...moons.map((moon) => found.get(moon.id) as PlanetPlace)],
  };
}
/** What lies round a system: the field it is on, and what else stands there. */
export interface Surroundings {
  field: Box;
  taken: readonly Round[];
}
/** What a system keeps others from: its circle, and its name beside it. */
export function ground(place: SystemPlace): Round[] {
  const { x, y, scale, name } = place;
  const whole = { x, y, r: (ORBIT + PLANET) * scale };
  return name.x || name.y ? [whole, { x: x + name.x - 14, y: y + name.y, r: 20 }, { x: x + name.x + 14, y: y + name.y, r: 20 }] : [whole];
}
/** Where the worth of a ring's planet stands: above it, or in the middle on the side where no other is near. */
function besides(others: readonly Round[], at: Point, r: number): Point {
  const sides = [{ x: at.x, y: at.y - r - 11 }, { x: at.x, y: at.y + r + 10 }, { x: at.x - r - 14, y: at.y }, { x: at.x + r + 14, y: at.y }];
  const room = (side: Point) => Math.min(Infinity, ...others.map((other) => Math.hypot(side.x - other.x, side.y - other.y) - other.r));
  return sides.reduce((best, side) => (room(side) > room(best) + 1 ? side : best));
}
/** What a name takes up round its point, with its emblem above and what is said of the system below. */
function nameExtent(kind: SystemKind, scale: number): Box {
  const lines = (scale < ROOMY ? 0 : 1) + (kind === 'space_dust' ? 1 : 0);
  return { left: -30, right: 30, top: -24, bottom: 12 + lines * 12 };
}
/** A moon: between two planets on the circle, or in a system whose middle is taken where there is room. */
function moonPlace(
  moon: PlanetModel, wanted: number, at: Point, scale: number, kind: SystemKind, planets: number, target: PlanetId | null,
  taken: readonly Round[], name: Box | null, field: Box,
): PlanetPlace {
  const orbit = ORBIT * scale;
  const free = 2 * orbit * Math.sin(Math.PI / Math.max(planets, 2) / 2) - (PLANET + 3) * scale;
  const r = crowded(kind) || planets < 2 ? MOON * scale : Math.min(MOON * scale, Math.max(free, 8.2 * scale));
  const orbits = [ORBIT, ORBIT + PLANET - 4, ORBIT + PLANET + 14].map((each) => each * scale);
  const centre = crowded(kind) ? moonSpot(at, wanted, r, kind === 'binary' ? orbits : orbits.slice(1), taken, name, field) : polar(at, wanted, orbit);
  const angle = Math.atan2(centre.y - at.y, centre.x - at.x);
  return {
    id: moon.id, model: moon, ...centre, r, angle, label: centre, target: moon.id === target,
    chips: moon.stacks.map((stack) => ({ ...stack, ...centre, w: 28, h: 14 })),
  };
}
/** The angle of a moon from the first planet of its system: half way between two planets, on either side. */
function between(moons: readonly PlanetModel[], id: PlanetId | null, planets: number): number {
  const gaps = planets > 3 ? 1.5 : 0.5;
  const side = moons.findIndex((moon) => moon.id === id) % 2 ? -1 : 1;
  return planets > 1 ? side * gaps * ((2 * Math.PI) / planets) : side * 1.2;
}

