/** Finds room on the map for what has no fixed place: names beside systems whose middle is taken, and their moons. */
import type { Point } from './layout';

export interface Round extends Point {
  r: number;
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** What should lie between two things, in units of the map. */
const GAP = 3;
const TURN = Math.PI / 24;

const between = (a: Round, b: Round) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;
function fromBox(box: Box, round: Round): number {
  const x = Math.max(box.left, Math.min(round.x, box.right));
  const y = Math.max(box.top, Math.min(round.y, box.bottom));
  return Math.hypot(round.x - x, round.y - y) - round.r;
}
/** How much room is left round a thing of this extent; negative beyond the field's edge. */
const inside = (box: Box, field: Box) =>
  Math.min(box.left - field.left, field.right - box.right, box.top - field.top, field.bottom - box.bottom);

/** Angles from a wanted one outwards, to both sides in turn. */
function around(angle: number): number[] {
  return Array.from({ length: 48 }, (_, i) => angle + (i % 2 ? -1 : 1) * Math.ceil(i / 2) * TURN);
}

/** The first of the points that is free, else the freest. */
function freest(points: Point[], room: (point: Point) => number): Point {
  let best = points[0] as Point;
  let most = -Infinity;
  for (const point of points) {
    const free = room(point);
    if (free >= GAP) return point;
    if (free > most) [best, most] = [point, free];
  }
  return best;
}

/** Where a name stands best, near the wanted place: `extent` is what it takes up around its point. */
export function nameSpot(at: Point, wanted: Point, extent: Box, taken: readonly Round[], field: Box): Point {
  const far = Math.hypot(wanted.x, wanted.y);
  const angles = around(Math.atan2(wanted.y, wanted.x));
  const points = [1, 0.9, 1.15].flatMap((more) =>
    angles.map((angle) => ({ x: at.x + far * more * Math.cos(angle), y: at.y + far * more * Math.sin(angle) })),
  );
  return freest([{ x: at.x + wanted.x, y: at.y + wanted.y }, ...points], ({ x, y }) => {
    const box = { left: x + extent.left, right: x + extent.right, top: y + extent.top, bottom: y + extent.bottom };
    return Math.min(inside(box, field) + GAP, ...taken.map((round) => fromBox(box, round)));
  });
}

/** Where a moon stands best, near the wanted angle on one of these circles. */
export function moonSpot(
  at: Point, wanted: number, radius: number, orbits: readonly number[], taken: readonly Round[], name: Box | null, field: Box,
): Point {
  const points = around(wanted).flatMap((angle) =>
    orbits.map((orbit) => ({ x: at.x + orbit * Math.cos(angle), y: at.y + orbit * Math.sin(angle) })),
  );
  return freest(points, (point) => {
    const moon = { ...point, r: radius };
    const own = { left: moon.x - radius, right: moon.x + radius, top: moon.y - radius, bottom: moon.y + radius };
    const clear = taken.map((round) => between(moon, round));
    return Math.min(inside(own, field) + GAP, ...clear, name ? fromBox(name, moon) : Infinity);
  });
}
