import { describe, expect, it } from 'vitest';
import { deskScene, FIELD, phoneScene, type Scene, type SystemPlace } from '../src/lib/board/layout';
import { boardModel, type BoardModel } from '../src/lib/board/model';
import { moonSpot, nameSpot } from '../src/lib/board/spare';
import { ROOMY } from '../src/lib/board/system';
import type { SystemKind } from '../src/lib/board/worlds';
import type { Planet, View } from '../src/lib/wire/types';

const COUNT: Partial<Record<SystemKind, number>> = { binary: 6, gas_giant: 1, rings: 5, rosette: 6, worldships: 5 };

/** Every system of one kind, with two moons each, and stacks of the others that stand apart where the kind has such. */
function table(kind: SystemKind, seats: number, aimed: boolean): BoardModel {
  const planets: Planet[] = [];
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < (COUNT[kind] ?? 0); i++) planets.push({ id: `${seat}-${i}`, system: seat, index: i, ships: { [seat]: 3 } });
    for (let i = 0; kind === 'space_dust' && i < 20; i++) planets.push({ id: `${seat}-m${i}`, system: seat, index: i, kind: 'mote', ships: { [seat]: 1 } });
    for (let i = 1; (kind === 'space_dust' || kind === 'gas_giant') && i < seats; i++) {
      planets.push({ id: `${seat}-s${i}`, system: seat, index: i, kind: 'stack', ships: { [(seat + i) % seats]: 2 } });
    }
  }
  const moons = Array.from({ length: seats * 2 }, (_, i) => ({
    id: `m${i}`, system: Math.floor(i / 2), index: i % 2, up: i % 2 === 1, moon: null, ships: { '1': 2 },
  }));
  const view = {
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, name: `P${seat}`, colour: 'blue', warp: 1, foreign_colonies: 1 })),
    planets, moons, systems: Array.from({ length: seats }, (_, seat) => ({ seat, kind })),
    gate: { planet: aimed ? (planets[0] as Planet).id : null, ships: {} }, encounter: null,
  };
  return boardModel(view as unknown as View, 0, 5);
}

const lines = (kind: SystemKind, scale: number) => (scale < ROOMY ? 0 : 1) + (kind === 'space_dust' ? 1 : 0);
/** How far a system's name is from the nearest of its planets, moons and ships; infinite if it stands in the middle. */
function clearOfName({ x, y, name, scale, kind, planets }: SystemPlace): number {
  if (!name.x && !name.y) return Infinity;
  const box = { left: x + name.x - 26, right: x + name.x + 26, top: y + name.y - 22, bottom: y + name.y + 12 + 12 * lines(kind, scale) };
  return Math.min(
    ...planets.map((place) => {
      const dx = place.x - Math.max(box.left, Math.min(place.x, box.right));
      const dy = place.y - Math.max(box.top, Math.min(place.y, box.bottom));
      return Math.hypot(dx, dy) - place.r;
    }),
  );
}
function check(scene: Scene, words: string): void {
  for (const system of scene.systems) {
    const moons = system.planets.filter((place) => place.model.moon);
    expect(moons).toHaveLength(2);
    for (const moon of moons) {
      for (const other of system.planets.filter((place) => place !== moon)) {
        expect(Math.hypot(moon.x - other.x, moon.y - other.y) - moon.r - other.r, `${words}: ${moon.id}, ${other.id}`).toBeGreaterThan(1);
      }
      expect(Math.min(moon.x - moon.r, moon.y - moon.r, scene.width - moon.x - moon.r, scene.height - moon.y - moon.r), words).toBeGreaterThanOrEqual(0);
    }
    expect(clearOfName(system), `${words}: name of ${system.seat}`).toBeGreaterThan(0);
    expect(system.y + system.name.y + 12 + 12 * lines(system.kind, system.scale), words).toBeLessThanOrEqual(scene.height);
  }
}

describe.each(['binary', 'gas_giant', 'rings', 'space_dust', 'rosette', 'worldships'] as SystemKind[])('%s', (kind) => {
  it.each([3, 4, 5, 6, 7, 8])('keeps moons and names clear of all else at a table of %i', (seats) => {
    for (const aimed of [false, true]) check(deskScene(table(kind, seats, aimed)), `aimed ${aimed}`);
  });
  it.each([270, 300, 340, 400])('does so on a phone %i units high', (height) => {
    for (const aimed of [false, true]) check(phoneScene(table(kind, 5, aimed), 0, height), `aimed ${aimed}`);
  });
  it('keeps the numbers of planets on the field', () => {
    for (const seats of [3, 4, 5, 6, 7, 8]) {
      for (const place of deskScene(table(kind, seats, false)).systems.flatMap((system) => system.planets)) {
        if (place.model.kind) continue;
        expect(Math.min(place.label.x, place.label.y, FIELD.width - place.label.x, FIELD.height - place.label.y)).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

const FREE = { left: -100, right: 100, top: -100, bottom: 100 };
const WORD = { left: -10, right: 10, top: -5, bottom: 5 };

it('leaves a name where it is wanted if that place is free, and finds the next one if not', () => {
  expect(nameSpot({ x: 0, y: 0 }, { x: 40, y: 0 }, WORD, [], FREE)).toEqual({ x: 40, y: 0 });
  const moved = nameSpot({ x: 0, y: 0 }, { x: 40, y: 0 }, WORD, [{ x: 40, y: 0, r: 10 }], FREE);
  expect(Math.abs(moved.y)).toBeGreaterThan(15);
  expect(nameSpot({ x: 0, y: 0 }, { x: 95, y: 0 }, WORD, [], FREE).x).toBeLessThanOrEqual(90);
});

it('takes the freest place for a moon where none is free', () => {
  const taken = [{ x: 30, y: 0, r: 60 }];
  const at = moonSpot({ x: 0, y: 0 }, 0, 5, [20], taken, null, FREE);
  expect(at.x).toBeCloseTo(-20, 0);
});
