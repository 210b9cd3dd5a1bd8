import { describe, expect, it } from 'vitest';
import { deskScene, FIELD, phoneScene } from '../src/lib/board/layout';
import { boardModel, type BoardModel } from '../src/lib/board/model';
import { sign, worldName, type SystemKind } from '../src/lib/board/worlds';
import { namesOf } from '../src/lib/i18n/engine';
import type { Planet, View } from '../src/lib/wire/types';

const KINDS: SystemKind[] = ['gas_giant', 'rings', 'binary', 'space_dust', 'rosette', 'worldships'];
const COUNT: Record<string, [number, number]> = { gas_giant: [1, 1], rings: [5, 4], binary: [6, 4], space_dust: [0, 0], rosette: [6, 5], worldships: [5, 4] };

/** A table of inverted systems, with stacks of other players in the giant and in the dust; the target is by its place. */
function view(seats: number, four = false, first = 0, target = -1): View {
  const planets: Planet[] = [];
  const systems = Array.from({ length: seats }, (_, seat) => {
    const kind = KINDS[(seat + first) % 6] as SystemKind;
    return { seat, kind, ...(kind === 'rings' ? { worth: { [`${seat}-0`]: 10, [`${seat}-1`]: 8 } } : {}) };
  });
  for (const { seat, kind } of systems) {
    for (let i = 0; i < COUNT[kind]![four ? 1 : 0]; i++) planets.push({ id: `${seat}-${i}`, system: seat, index: i, ships: { [seat]: 3 } });
  }
  for (const { seat, kind } of systems) {
    for (let i = 0; kind === 'space_dust' && i < 20; i++) planets.push({ id: `${seat}-m${i}`, system: seat, index: i, kind: 'mote', ships: { [seat]: 1 } });
    const stacks = kind === 'space_dust' || kind === 'gas_giant' ? 4 : 0;
    for (let i = 0; i < stacks; i++) planets.push({ id: `${seat}-s${i}`, system: seat, index: i, kind: 'stack', ships: { [(seat + 1) % seats]: 2 } });
  }
  const aim = target < 0 ? null : (planets[target % planets.length] as Planet).id;
  return {
    phase: 'launch', turn: { number: 1, offense: 0, encounter: 1 },
    encounter: {
      offense: 0, defense: 1, planet: aim, offense_allies: {}, defense_allies: {}, invited: {}, cards: { offense: null, defense: null }, totals: null,
    },
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat, name: `P${seat}`, colour: 'blue', alien: null, power: 'active', powers: [], hand: 8, foreign_colonies: 0, home_colonies: 3, warp: 0,
    })),
    planets, systems, needed: { foreign_colonies: four ? 4 : 5, home_colonies: 3 },
    limbo: { marker: 1, lost: { '0': 2 }, sections: Array.from({ length: seats }, (_, seat) => ({ [seat]: 1, '0': 2 })) },
    gate: { planet: aim, ships: { '0': 3 } }, decks: { cosmic: 30, discard: [], destiny: 10, destiny_discard: [] }, winners: null,
  };
}
const model = (...args: Parameters<typeof view>): BoardModel => boardModel(view(...args), 0, 5);

describe.each([3, 4, 5, 6, 7, 8])('%i inverted systems', (seats) => {
  const scenes = [false, true].flatMap((four) => [0, 1, 2, 3, 4, 5].map((first) => deskScene(model(seats, four, first))));

  it('keeps every planet on the field, and no two of a system overlap', () => {
    for (const scene of scenes) {
      for (const { planets } of scene.systems) {
        for (const [i, a] of planets.entries()) {
          expect(Math.min(a.x - a.r, a.y - a.r)).toBeGreaterThanOrEqual(-6);
          expect(a.x + a.r).toBeLessThanOrEqual(FIELD.width + 6);
          expect(a.y + a.r).toBeLessThanOrEqual(FIELD.height + 6);
          for (const b of planets.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan((a.r + b.r) * 0.92);
        }
      }
    }
  });
  it('keeps its systems apart', () => {
    for (const scene of scenes) {
      const all = scene.systems.flatMap((system) => system.planets.map((planet) => ({ ...planet, seat: system.seat })));
      for (const [i, a] of all.entries()) {
        for (const b of all.slice(i + 1)) if (a.seat !== b.seat) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r - 4);
      }
    }
  });
  it('has one section of limbo for each seat, towards nobody twice', () => {
    const ring = scenes[0]!.warp.limbo!;
    expect(ring.sections.map((section) => section.seat)).toEqual(scenes[0]!.systems.map((system) => system.seat));
    expect(ring.outer).toBe(scenes[0]!.warp.edge);
    expect(ring.sections[1]!.dots.map((dot) => dot.ships)).toEqual([2, 1]);
  });
});

it('lets nothing stand between the gate and its target', () => {
  const count = view(6).planets.length;
  for (let target = 0; target < count; target++) {
    const scene = deskScene(model(6, false, 0, target));
    const aim = scene.systems.flatMap((system) => system.planets).find((planet) => planet.target)!;
    const { mouth, end, along } = scene.gate!;
    const length = (end.x - mouth.x) * along.x + (end.y - mouth.y) * along.y;
    expect(length, aim.id).toBeGreaterThan(0);
    for (const other of scene.systems.flatMap((system) => system.planets)) {
      if (other === aim || other.model.kind === 'mote') continue;
      const far = (other.x - mouth.x) * along.x + (other.y - mouth.y) * along.y;
      const off = Math.abs((other.x - mouth.x) * along.y - (other.y - mouth.y) * along.x);
      if (far > 0 && far < length) expect(off, `${other.id} before ${aim.id}`).toBeGreaterThan(other.r);
    }
  }
});
it('shows each of them on a phone', () => {
  for (let focus = 0; focus < 6; focus++) {
    const scene = phoneScene(model(6), focus, 300);
    for (const planet of scene.systems[0]!.planets) {
      expect(planet.y + planet.r).toBeLessThanOrEqual(302);
      expect(planet.x - planet.r).toBeGreaterThanOrEqual(0);
    }
  }
});
it('names what stands there', () => {
  const table = view(6);
  const called = (id: string) => worldName(table, table.planets.find((planet) => planet.id === id)!, 'Anna');
  expect([called('0-0'), called('1-0'), called('1-4'), called('2-3'), called('4-5')]).toEqual([
    'Anna’s Gas Giant', 'Anna’s planet C', 'Anna’s planet R4', 'Anna’s planet B1', 'Anna’s planet VI',
  ]);
  expect([called('0-s1'), called('3-m6')]).toEqual(['stack 2 at Anna’s', 'Anna’s dust, ship 7']);
  expect(namesOf(table).planet('3-m6')).toBe('P3’s dust, ship 7');
  expect(namesOf(table).planet('gone')).toBe('a place that is gone');
  expect(model(6).planets.filter((planet) => planet.system === 1).map((planet) => planet.worth)).toEqual([10, 8, 0, 0, 0]);
  const rings = view(6, true).planets.filter((planet) => planet.system === 1);
  expect(rings.map((planet) => sign(view(6, true), planet))).toEqual(['C', 'R2', 'R3', 'R4']);
});
