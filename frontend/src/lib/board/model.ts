/** What the map shows, read from a view: stacks of ships by place, in the order in which they are drawn. */
import { besidePlanets } from '../table/sheets';
import type { BySeat, PlanetId, View } from '../wire/types';
import { kindOf, sign, worth, type SystemKind } from './worlds';

export interface Stack {
  seat: number;
  ships: number;
}
export interface PlanetModel {
  id: PlanetId;
  system: number;
  index: number;
  /** Home owner first, then the others by seat. */
  stacks: Stack[];
  /** Cards of an effect that stand beside it: whose, how many, and their sum. */
  beside: { seat: number; count: number; sum: number } | null;
  /** Kinds of special ships that stand there. */
  specials: string[];
  /** It is a moon: face up or not, and which one as far as the viewer knows. */
  moon: { up: boolean; card: string | null } | null;
  /** A colony that stands apart: a stack, a single ship. */
  kind: 'stack' | 'mote' | null;
  /** Its sign in the system: III, A2, R1. */
  sign: string;
  /** What it is worth to its defender (rings). */
  worth: number;
}
/** The ring round an inverted warp: one section for each seat. */
export interface LimboModel {
  marker: number;
  lost: Stack[];
  sections: Stack[][];
}
export interface BoardModel {
  /** Seats in the order of their places, the viewer first, then clockwise. */
  order: number[];
  planets: PlanetModel[];
  target: PlanetId | null;
  /** The encounter is against ships in the warp: there is no target planet. */
  inWarp: boolean;
  offense: number | null;
  /** Offense first, then its allies. */
  gate: Stack[];
  allies: Stack[];
  warp: Stack[];
  /** Ships on alien sheets, and before whom the sheet lies. */
  sheets: (Stack & { owner: number })[];
  /** Foreign colonies by seat. */
  track: Stack[];
  goal: number;
  /** The kind of each home system, by seat. */
  kinds: SystemKind[];
  limbo: LimboModel | null;
}

/** Seats with ships, the first one in front. */
export function stacks(ships: BySeat<number>, first: number | null): Stack[] {
  return Object.entries(ships)
    .map(([seat, count]) => ({ seat: Number(seat), ships: count }))
    .filter((stack) => stack.ships > 0)
    .sort((a, b) => Number(b.seat === first) - Number(a.seat === first) || a.seat - b.seat);
}

/** Planets and moons alike: where a colony can be, by the id that questions name. */
export function grounds(view: View): (View['planets'][number] & { moon: PlanetModel['moon'] })[] {
  return [
    ...view.planets.map((planet) => ({ ...planet, moon: null })),
    ...(view.moons ?? []).map(({ id, system, index, ships, up, moon }) => ({
      id, system, index, ships, moon: { up, card: moon ?? view.own_moons?.[id] ?? null },
    })),
  ];
}
/** A seat occupies this moon, and it lies face up. */
export function holdsMoon(view: View | null, seat: number | null, card: string): boolean {
  return seat !== null && (view?.moons ?? []).some((moon) => moon.up && moon.moon === card && moon.seat === seat);
}

/** The map of a view as seen from a seat; a spectator looks from seat 0. `mirrored`: the others sit the other way round. */
export function boardModel(view: View, viewer: number | null, goal: number, mirrored = false): BoardModel {
  const count = view.seats.length;
  const first = viewer ?? 0;
  const offense = view.encounter?.offense ?? null;
  const beside = besidePlanets(view);
  return {
    order: view.seats.map((_, i) => (first + (mirrored ? count - i : i)) % count),
    planets: grounds(view).map((planet) => ({
      id: planet.id, system: planet.system, index: planet.index, moon: planet.moon, kind: planet.kind ?? null,
      sign: planet.moon ? '' : sign(view, planet), worth: planet.moon ? 0 : worth(view, planet),
      stacks: stacks(planet.ships, planet.system), beside: beside.get(planet.id) ?? null,
      specials: (view.special_ships ?? []).filter((ship) => ship.type === 'planet' && ship.planet === planet.id).map((ship) => ship.kind),
    })),
    target: view.gate.planet ?? view.encounter?.planet ?? null,
    inWarp: view.encounter?.warp === true,
    offense,
    gate: stacks(view.gate.ships, offense),
    allies: stacks(view.encounter?.defense_allies ?? {}, null),
    warp: view.seats.filter((seat) => seat.warp > 0).map((seat) => ({ seat: seat.seat, ships: seat.warp })),
    sheets: (view.sheet_ships ?? []).flatMap((each) => stacks(each.ships, null).map((stack) => ({ ...stack, owner: each.seat }))),
    track: view.seats.map((seat) => ({ seat: seat.seat, ships: seat.foreign_colonies })),
    goal,
    kinds: view.seats.map((seat) => kindOf(view, seat.seat)),
    limbo: view.limbo
      ? { marker: view.limbo.marker, lost: stacks(view.limbo.lost, null), sections: view.limbo.sections.map((ships) => stacks(ships, null)) }
      : null,
  };
}
