/** What lies before a seat besides its ships: sheets and what is on them, technology, cards known to be in its hand. */
import type { Card, Note, Pile, Power, Source, SpecialShip, TechOnTable, View } from '../wire/types';

/** How a power stands, in one word; `used` is active and used in this encounter, `aside` set aside by an effect. */
export type Standing = 'active' | 'used' | 'zapped' | 'lost' | 'hidden' | 'aside';

/** What is written down for a power; `secret`: this viewer alone may read it. */
export interface Written {
  note: Note;
  secret: boolean;
}
export interface Sheet {
  power: Power;
  /** Also the one that only this viewer may know; null if it lies face down for him. */
  alien: string | null;
  standing: Standing;
  piles: Pile[];
  /** Ships that stand on it. */
  ships: { seat: number; ships: number }[];
  /** What is written down for it, but for what lies before other seats. */
  notes: Written[];
}
export interface Before {
  sheets: Sheet[];
  /** Piles that lie on no sheet. */
  piles: Pile[];
  techs: TechOnTable[];
  /** Cards that this viewer knows to be in the seat's hand. */
  known: Card[];
  /** What this seat's uses have put in force until the encounter ends. */
  force: { what: string; source: Source }[];
  /** Cards that lie open before the seat until they are dealt with. */
  open: Card[];
  /** What powers of others have put before the seat: curses, tokens. */
  notes: Written[];
  /** Its ships of a kind of their own, with what lies under them. */
  specials: SpecialShip[];
}

export function standing(power: Power): Standing {
  if (power.aside) return 'aside';
  return power.state === 'active' && power.used ? 'used' : power.state;
}

/** The public piles, with what the viewer alone may see in their place. */
function pilesOf(view: View): Pile[] {
  const own = [...(view.opened?.piles ?? []), ...(view.own_piles ?? [])];
  const same = (a: Pile, b: Pile) => a.kind === b.kind && a.power === b.power && a.planet === b.planet && a.seat === b.seat;
  return (view.piles ?? []).map((pile) => own.find((mine) => same(mine, pile)) ?? pile);
}

/** All that is written down, as far as the viewer may read or count it. */
function writtenIn(view: View): Written[] {
  return [
    ...(view.own_notes ?? []).map((note) => ({ note, secret: true })),
    ...(view.notes ?? []).map((note) => ({ note, secret: false })),
  ];
}
/** How many things a note names. */
export function size(note: Note): number {
  return note.count ?? (note.planets ?? note.pieces ?? note.seats ?? []).length;
}

export function before(view: View, seat: number, viewer: number | null): Before {
  const piles = pilesOf(view);
  const written = writtenIn(view);
  const hidden = [...(view.opened?.powers?.[String(seat)] ?? (seat === viewer ? (view.hidden_powers ?? []) : []))];
  const powers = view.seats.find((other) => other.seat === seat)?.powers ?? [];
  const sheets = powers.map((power) => ({
    power,
    alien: power.alien ?? (power.state === 'hidden' ? (hidden.shift() ?? null) : null),
    standing: standing(power),
    piles: piles.filter((pile) => pile.power === power.id),
    notes: written.filter(({ note }) => note.power === power.id && note.before === undefined),
    ships: (view.sheet_ships ?? [])
      .filter((each) => each.power === power.id)
      .flatMap((each) => Object.entries(each.ships).map(([whose, ships]) => ({ seat: Number(whose), ships }))),
  }));
  const ids = new Set(powers.map((power) => power.id));
  const seen = [...(view.opened?.techs ?? []), ...(seat === viewer ? (view.own_techs ?? []) : [])];
  const own = new Map(seen.map((tech) => [tech.id, tech]));
  return {
    sheets,
    piles: piles.filter((pile) => !ids.has(pile.power ?? '') && (pile.of ?? pile.seat) === seat),
    techs: (view.techs ?? []).filter((tech) => tech.seat === seat).map((tech) => own.get(tech.id) ?? tech),
    known: (view.known ?? []).filter((each) => each.seat === seat).map((each) => each.card),
    force: (view.encounter?.in_force ?? []).filter((each) => each.seat === seat),
    open: (view.table ?? []).filter((each) => each.seat === seat).map((each) => each.card),
    notes: written.filter(({ note }) => note.before === seat),
    specials: (view.special_ships ?? []).filter((ship) => ship.seat === seat),
  };
}

/** Piles beside planets, by planet: how many cards, and the sum of the values that can be seen. */
export function besidePlanets(view: View): Map<string, { seat: number; count: number; sum: number }> {
  const found = new Map<string, { seat: number; count: number; sum: number }>();
  for (const pile of view.piles ?? []) {
    if (pile.planet === undefined || pile.count === 0) continue;
    const sum = (pile.cards ?? []).reduce((total, card) => total + (card.value ?? 0), 0);
    const there = found.get(pile.planet);
    found.set(pile.planet, { seat: pile.seat, count: (there?.count ?? 0) + pile.count, sum: (there?.sum ?? 0) + sum });
  }
  return found;
}
