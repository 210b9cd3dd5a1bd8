import { describe, expect, it } from 'vitest';
import { deskScene, phoneScene } from '../src/lib/board/layout';
import { boardModel } from '../src/lib/board/model';
import { omensOf } from '../src/lib/table/omens';
import type { View } from '../src/lib/wire/types';

const names = [(seat: number) => `P${seat}`, (planet: string) => `planet ${planet}`] as const;
const bare = { turn: { number: 1, offense: 0, encounter: 1 }, encounter: { offense: 0, defense: 1, planet: null } } as unknown as View;
const view = (encounter: object, more: object = {}): View => ({ ...bare, encounter: { ...bare.encounter, ...encounter }, ...more }) as View;

describe('what lies at the gate', () => {
  it('is nothing in a plain encounter', () => {
    expect(omensOf(view({}), ...names)).toEqual([]);
    expect(omensOf({ ...bare, encounter: null } as View, ...names)).toEqual([]);
  });

  it('is comet, cone, state and hazards, in the order in which they came', () => {
    const hazards = { deck: 3, discard: [], open: [{ card: 'alliance', permanent: true, seats: [0, 2] }, { card: 'quarantine', permanent: true, planet: '7' }] };
    const found = omensOf(view({ comet: 'last_stand', cone: 'warp_raid', warp: true, reverse: false }, { hazards }), ...names);
    expect(found.map((omen) => omen.kind)).toEqual(['comet', 'cone', 'warp', 'hazard', 'hazard']);
    expect(found.map((omen) => omen.name)).toEqual(['Last Stand', 'Warp Raid', 'In the warp', 'Alliance', 'Quarantine']);
    expect(found[3]?.text).toContain('P0, P2');
    expect(found[4]?.text).toContain('planet 7');
  });

  it('says that an encounter is reversed', () => {
    expect(omensOf(view({ reverse: true, warp: false }), ...names)[0]).toMatchObject({ kind: 'reverse', name: 'Reversed' });
  });
});

describe('a gate into the warp', () => {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ seat, name: `P${seat}`, colour: 'blue', warp: 2, foreign_colonies: 0, home_colonies: 5 }));
  const planets = Array.from({ length: 20 }, (_, id) => ({ id: String(id), system: Math.floor(id / 5), index: id % 5, ships: { [String(Math.floor(id / 5))]: 4 } }));
  const table = view({ warp: true, defense_allies: { '2': 1 } }, { seats, planets, gate: { planet: null, ships: { '0': 3 } } });
  const model = boardModel(table, 0, 5);

  it.each([deskScene(model), phoneScene(model, 0, 300)])('ends in the middle of it and holds the ships', (scene) => {
    expect(scene.gate?.chips.map((chip) => chip.ships)).toEqual([3]);
    expect(scene.allies).toHaveLength(1);
    const end = scene.gate?.end ?? { x: 0, y: 0 };
    expect(Math.hypot(end.x - scene.warp.x, end.y - scene.warp.y)).toBeLessThanOrEqual(scene.warp.r + 1);
  });
});
