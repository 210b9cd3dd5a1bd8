/** Which ships moved between two maps, and from where to where: the pairs that a flight is drawn for. */
import type { Point, Scene } from './layout';
import type { BoardModel } from './model';

export interface Flight {
  seat: number;
  ships: number;
  from: string;
  to: string;
}

/** Ships of every seat by place: `p7` a planet, `s2` a sheet of seat 2, `gate`, `ring` beside the target, `warp`. */
export function whereabouts(model: BoardModel): Map<string, number> {
  const found = new Map<string, number>();
  const put = (place: string, seat: number, ships: number) => {
    if (ships) found.set(`${seat}@${place}`, (found.get(`${seat}@${place}`) ?? 0) + ships);
  };
  for (const planet of model.planets) for (const stack of planet.stacks) put(`p${planet.id}`, stack.seat, stack.ships);
  for (const stack of model.gate) put('gate', stack.seat, stack.ships);
  for (const stack of model.allies) put('ring', stack.seat, stack.ships);
  for (const stack of model.warp) put('warp', stack.seat, stack.ships);
  for (const stack of model.limbo?.lost ?? []) put('lost', stack.seat, stack.ships);
  model.limbo?.sections.forEach((stacks, section) => stacks.forEach((stack) => put(`limbo${section}`, stack.seat, stack.ships)));
  for (const stack of model.sheets) put(`s${stack.owner}`, stack.seat, stack.ships);
  return found;
}

/** Matches what left one place with what came to another, colour by colour. */
export function flights(before: Map<string, number>, after: Map<string, number>): Flight[] {
  const left = new Map<number, { place: string; n: number }[]>();
  const came = new Map<number, { place: string; n: number }[]>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [seat, place] = key.split('@') as [string, string];
    const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (change === 0) continue;
    const side = change < 0 ? left : came;
    const list = side.get(Number(seat)) ?? [];
    list.push({ place, n: Math.abs(change) });
    side.set(Number(seat), list);
  }
  const result: Flight[] = [];
  for (const [seat, sources] of left) {
    for (const goal of came.get(seat) ?? []) {
      for (const source of sources) {
        const n = Math.min(source.n, goal.n);
        if (n === 0) continue;
        source.n -= n;
        goal.n -= n;
        result.push({ seat, ships: n, from: source.place, to: goal.place });
      }
    }
  }
  return result;
}

/** Where a place lies on the map, on a phone perhaps in a system that is a disc at the edge; null if it is nowhere. */
export function locate(scene: Scene, model: BoardModel, place: string, seat: number): Point | null {
  if (place === 'warp') return scene.warp.chips.find((chip) => chip.seat === seat) ?? scene.warp;
  if (place === 'lost') return scene.warp.limbo?.marker ?? null;
  if (place.startsWith('limbo')) {
    const section = scene.warp.limbo?.sections.find((each) => `limbo${each.seat}` === place);
    return section?.dots.find((dot) => dot.seat === seat) ?? scene.warp;
  }
  if (place === 'gate') return scene.gate?.chips.find((chip) => chip.seat === seat) ?? scene.gate?.mouth ?? null;
  if (place === 'ring') return scene.allies.find((ally) => ally.chip.seat === seat)?.chip ?? null;
  const id = place.slice(1);
  const planet = place.startsWith('p') ? scene.systems.flatMap((system) => system.planets).find((each) => each.id === id) : undefined;
  if (planet) return planet;
  const owner = place.startsWith('s') ? Number(id) : model.planets.find((each) => each.id === id)?.system;
  return scene.systems.find((system) => system.seat === owner) ?? scene.medals.find((medal) => medal.seat === owner) ?? null;
}
