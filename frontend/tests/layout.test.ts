import { describe, expect, it } from 'vitest';
import { deskScene, FIELD, LAYOUTS, phoneScene } from '../src/lib/board/layout';
import { boardModel, stacks, type BoardModel } from '../src/lib/board/model';
import type { View } from '../src/lib/wire/types';

function view(seats: number, perSystem = 5): View {
  return {
    phase: 'launch',
    turn: { number: 1, offense: 0, encounter: 1 },
    encounter: {
      offense: 0, defense: 1, planet: String(perSystem + 2), offense_allies: { '2': 1 }, defense_allies: {}, invited: {},
      cards: { offense: null, defense: null }, totals: null,
    },
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat, name: `P${seat}`, colour: 'blue', alien: null, power: 'active', powers: [], hand: 8, foreign_colonies: seat % 6,
      home_colonies: 5, warp: seat % 3,
    })),
    planets: Array.from({ length: seats * perSystem }, (_, id) => ({
      id: String(id), system: Math.floor(id / perSystem), index: id % perSystem, ships: { [String(Math.floor(id / perSystem))]: 4 },
    })),
    gate: { planet: String(perSystem + 2), ships: { '0': 3, '2': 1 } },
    decks: { cosmic: 30, discard: [], destiny: 10, destiny_discard: [] },
    winners: null,
  };
}
const model = (seats: number, viewer: number | null = 0, each = 5): BoardModel => boardModel(view(seats, each), viewer, each);

describe.each([3, 4, 5, 6, 7, 8])('%i systems', (seats) => {
  const scene = deskScene(model(seats));

  it('keeps every planet on the field', () => {
    for (const { planets } of scene.systems) {
      for (const planet of planets) {
        expect(planet.x - planet.r).toBeGreaterThanOrEqual(-6);
        expect(planet.x + planet.r).toBeLessThanOrEqual(FIELD.width + 6);
        expect(planet.y - planet.r).toBeGreaterThanOrEqual(-6);
        expect(planet.y + planet.r).toBeLessThanOrEqual(FIELD.height + 6);
      }
    }
  });
  it('lets no two planets overlap', () => {
    const all = scene.systems.flatMap((system) => system.planets);
    all.forEach((a, i) =>
      all.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r)),
    );
  });
  it('turns the target towards the warp', () => {
    const aim = scene.systems.flatMap((system) => system.planets).find((planet) => planet.target)!;
    const home = scene.systems.find((system) => system.seat === 1)!;
    const towards = Math.atan2(scene.warp.y - home.y, scene.warp.x - home.x);
    expect(Math.cos(aim.angle - towards)).toBeCloseTo(1);
    expect(scene.gate!.chips.map((chip) => chip.seat)).toEqual([0, 2]);
  });
  it('has places for its decks that no planet covers', () => {
    const { decks } = scene;
    for (const planet of scene.systems.flatMap((system) => system.planets)) {
      expect(Math.hypot(planet.x - decks.x, planet.y - decks.y)).toBeGreaterThan(planet.r + 14);
    }
  });
});

/** The same table with two moons a system, the second one with ships on it. */
function moonlit(seats: number, perSystem = 5, target: string | null = null): BoardModel {
  const plain = view(seats, perSystem);
  const moons = Array.from({ length: seats * 2 }, (_, i) => ({
    id: String(100 + i), system: Math.floor(i / 2), index: i % 2, up: i % 2 === 1, moon: i % 2 ? 'snare' : null,
    seat: i % 2 ? 0 : null, ships: i % 2 ? { '0': 2 } : {},
  }));
  const gate = target ? { ...plain.gate, planet: target } : plain.gate;
  return boardModel({ ...plain, gate, moons, own_moons: { '100': 'echo' } } as View, 0, perSystem);
}

describe.each([3, 4, 5, 6, 7, 8])('moons of %i systems', (seats) => {
  it.each([5, 4])('lie between the planets and touch nothing (%i planets)', (each) => {
    for (const system of deskScene(moonlit(seats, each)).systems) {
      expect(system.planets).toHaveLength(each + 2);
      system.planets.forEach((a, i) =>
        system.planets.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r)),
      );
      for (const moon of system.planets.slice(each)) expect(moon.r).toBeGreaterThan(8);
    }
  });
  it('turn towards the warp when they are the target', () => {
    const scene = deskScene(moonlit(seats, 5, '103'));
    const aim = scene.systems.flatMap((system) => system.planets).find((place) => place.target)!;
    const home = scene.systems.find((system) => system.seat === 1)!;
    expect(aim.id).toBe('103');
    expect(Math.cos(aim.angle - Math.atan2(scene.warp.y - home.y, scene.warp.x - home.x))).toBeCloseTo(1);
    expect(scene.gate).not.toBeNull();
  });
});
it('knows a moon that lies face up, and one that the viewer has read', () => {
  const moons = moonlit(3).planets.filter((place) => place.moon);
  expect(moons[0]!.moon).toEqual({ up: false, card: 'echo' });
  expect(moons[1]!.moon).toEqual({ up: true, card: 'snare' });
  expect(moons[2]!.moon).toEqual({ up: false, card: null });
});
it('seats the others the other way round in a mirror', () => {
  expect(boardModel(view(4), 1, 5, true).order).toEqual([1, 0, 3, 2]);
});

it('puts the viewer first and the others clockwise', () => {
  expect(model(5, 3).order).toEqual([3, 4, 0, 1, 2]);
  expect(model(4, null).order).toEqual([0, 1, 2, 3]);
  expect(Object.keys(LAYOUTS)).toHaveLength(6);
});
it('shows four planets where there are four, with a shorter track', () => {
  const scene = deskScene(model(5, 0, 4));
  expect(scene.systems[0]!.planets).toHaveLength(4);
  expect(scene.warp.steps).toBe(5);
});
it('shows one system on the phone', () => {
  const scene = phoneScene(model(5), 1, 300);
  expect(scene.systems).toHaveLength(1);
  expect(scene.systems[0]!.planets.every((planet) => planet.y + planet.r <= 300 && planet.x - planet.r >= 0)).toBe(true);
  expect(scene.gate).not.toBeNull();
});
it('orders stacks with the home owner first and leaves out empty ones', () => {
  expect(stacks({ '0': 1, '2': 3, '1': 0 }, 2)).toEqual([
    { seat: 2, ships: 3 },
    { seat: 0, ships: 1 },
  ]);
});
