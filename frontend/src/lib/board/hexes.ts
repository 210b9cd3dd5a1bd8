/** Where the planets of a home system stand, by its kind: pure geometry. */
import type { PlanetModel } from './model';
import type { SystemKind } from './worlds';

export interface Spot {
  x: number;
  y: number;
  r: number;
  angle: number;
  /** Its distance from the middle of the system. */
  out: number;
}
const ORBIT = 82;
const PLANET = 30;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const RINGS: Record<number, readonly number[]> = { 3: [52, 72, 92], 4: [48, 63, 78, 93] };

/** Whether the name of the system stands beside it, because its middle is taken. */
export const crowded = (kind: SystemKind): boolean => kind !== 'normal' && kind !== 'rosette' && kind !== 'worldships';

/**
 * A spot for every planet. The targeted one faces the warp, and nothing stands between it and the warp: `towards` is the
 * direction of the warp, `first` where the first planet stands if none is targeted.
 */
export function arrange(
  kind: SystemKind, planets: PlanetModel[], at: { x: number; y: number }, scale: number, towards: number, first: number, targetAt: number,
): Spot[] {
  const spot = (angle: number, out: number, r: number): Spot => ({
    x: at.x + out * scale * Math.cos(angle), y: at.y + out * scale * Math.sin(angle), r: r * scale, angle, out: out * scale,
  });
  const circle = (angles: number[], r: number): Spot[] => {
    const from = targetAt >= 0 ? towards - (angles[targetAt] as number) : first;
    return angles.map((angle) => spot(from + angle, ORBIT, r));
  };
  if (kind === 'binary') return circle(twoStars(planets.length), Math.min(PLANET, 168 / planets.length));
  if (kind === 'rings') return rings(planets, spot, towards, targetAt);
  if (kind === 'gas_giant' || kind === 'space_dust') return apart(kind, planets, spot, towards, targetAt);
  const step = (2 * Math.PI) / Math.max(planets.length, 1);
  return circle(planets.map((_, i) => i * step), planets.length > 5 ? 27 : PLANET);
}

/** Angles of planets round two stars: each star's stand nearer to each other. */
function twoStars(count: number): number[] {
  const half = Math.ceil(count / 2);
  const near = (0.87 * 2 * Math.PI) / Math.max(count, 1);
  return Array.from({ length: count }, (_, i) => (i < half ? i * near : Math.PI + (i - half) * near));
}

type Place = (angle: number, out: number, r: number) => Spot;

function rings(planets: PlanetModel[], spot: Place, towards: number, targetAt: number): Spot[] {
  const known = planets.filter((planet) => planet.index < 5).length - 1;
  const radii = RINGS[known <= 3 ? 3 : 4] as readonly number[];
  const step = (2 * Math.PI) / radii.length;
  return planets.map((planet, i) => {
    if (planet.index === 0) return spot(towards, 0, 20);
    // The others keep out of the way of the gate, also of one that points at the middle.
    const angle = i === targetAt ? towards : towards + (planet.index - 0.5) * step + (planet.index > radii.length ? 0.3 : 0);
    return spot(angle, radii[planet.index - 1] ?? 91, 15);
  });
}

/** One huge planet with stacks around it, or a swarm of single ships with stacks around it. */
function apart(kind: SystemKind, planets: PlanetModel[], spot: Place, towards: number, targetAt: number): Spot[] {
  const outside = planets.filter((planet, i) => (planet.kind === 'stack' || (!planet.kind && planet.index > 0)) && i !== targetAt);
  const motes = planets.filter((planet) => planet.kind === 'mote');
  const most = Math.max(20, ...motes.map((planet) => planet.index + 1));
  // On both sides of the gate, and not where the system's name stands.
  const side = (k: number) => (k % 2 ? -1 : 1) * (1.05 + Math.floor(k / 2) * 0.49);
  return planets.map((planet, i) => {
    if (kind === 'gas_giant' && !planet.kind && planet.index === 0) return spot(towards, 0, 62);
    if (i === targetAt) return spot(towards, 93, planet.kind === 'mote' ? 13 : 17);
    if (planet.kind === 'mote') return spot(planet.index * GOLDEN, 65 * Math.sqrt((planet.index + 0.6) / most), 9);
    return spot(towards + side(outside.indexOf(planet)), 93, 17);
  });
}
