/** What the table page shows and has marked, on top of what the server said. One per open table. */
import { getContext, setContext } from 'svelte';
import { motion } from '../app/motion.svelte';
import { list, maybe, t } from '../i18n';
import { namesOf, sentence } from '../i18n/engine';
import { rules, sourceName } from '../app/rules.svelte';
import { settings } from '../app/settings.svelte';
import { boardModel, grounds, holdsMoon, type BoardModel } from '../board/model';
import { worldName } from '../board/worlds';
import { ROMAN } from '../ui/art';
import { api, ApiError } from '../wire/api';
import { kept } from '../wire/kept';
import type { TableClient } from '../wire/table.svelte';
import type {
  Ask, ChooseAsk, Colour, DealAsk, GameEvent, Option, PlanetId, SeatView, Slot, Source, SpecialShip, Value, View,
} from '../wire/types';
import { direct, Draft, entriesOf, means, refId, refsOf } from './draft.svelte';
import { OfferDraft } from './offer.svelte';

export type Tab = 'table' | 'players' | 'log' | 'chat' | 'more';
/** What lies over the page: texts, settings, lists. */
export type Overlay =
  | { kind: 'source'; source: Source; back?: Overlay }
  | { kind: 'seat'; seat: number }
  | { kind: 'settings' | 'auto' | 'discard' | 'help' | 'chat' | 'map_list' }
  | null;
export interface PlanetMark {
  entry: Option | Slot;
  chosen: boolean;
  slot: Slot | null;
}

const KEY = Symbol('table');

export class TableUi {
  tab = $state<Tab>('table');
  overlay = $state<Overlay>(null);
  /** Which of several open questions is in front. */
  private at = $state<string | null>(null);
  /** The system shown on a phone, if one was picked by hand. */
  picked = $state<number | null>(null);
  /** The reveal or the result was put aside to see the map. */
  aside = $state(false);
  handOpen = $state(false);
  /** A player who is pointed at: planets without his ships step back. */
  pointed = $state<number | null>(null);
  /** The reveal that has been played to its end. */
  shownScene = '';
  private drafts = new Map<string, Draft>();
  private offers = new Map<string, OfferDraft>();

  constructor(readonly client: TableClient) {}

  /** An earlier moment that the map shows instead of now. */
  past = $state.raw<{ event: GameEvent; view: View } | null>(null);
  /** What the map and the panels show. */
  view = $derived.by(() => this.past?.view ?? this.client.view);
  seats = $derived<SeatView[]>(this.view?.seats ?? []);
  goal = $derived(this.client.view?.needed?.foreign_colonies ?? 5);
  /** Names and colours alone: the same list as long as they are the same, so that sentences are not taken apart anew. */
  named = $derived.by(() => {
    const next = this.seats.map(({ seat, name, colour }) => ({ seat, name, colour }));
    return (this.lastNamed = kept(this.lastNamed, next));
  });
  private lastNamed: { seat: number; name: string; colour: Colour }[] = [];
  over = $derived(this.client.view?.phase === 'over' || this.client.view?.winners != null);
  ask = $derived<Ask | null>(this.client.asks.find((ask) => ask.id === this.at) ?? this.client.asks[0] ?? null);
  draft = $derived.by<Draft | null>(() => {
    const ask = this.ask;
    if (!ask || ask.kind === 'deal') return null;
    return this.cached(this.drafts, ask.id, () => new Draft(ask));
  });
  offer = $derived.by<OfferDraft | null>(() => {
    const ask = this.ask;
    if (ask?.kind !== 'deal') return null;
    return this.cached(this.offers, ask.id, () => this.nextOffer(ask));
  });
  /** What the map shows: the same object as long as nothing on it changes. */
  board = $derived.by<BoardModel | null>(() => {
    const { view, client } = this;
    if (!view) return null;
    const next = boardModel(view, client.seat, this.goal, settings.mirror && holdsMoon(view, client.seat, 'swap_seats'));
    return (this.lastBoard = kept(this.lastBoard, next));
  });
  private lastBoard: BoardModel | null = null;
  /** The sum is on the table: both cards lie open. */
  revealed = $derived.by(() => {
    const cards = this.client.view?.encounter?.cards;
    const open = (card: unknown) => typeof card === 'object' && card !== null;
    return cards !== undefined && open(cards.offense) && open(cards.defense);
  });
  busy = $derived.by(() => (this.ask ? this.client.pendingFor(this.ask) : undefined));

  private cached<T>(map: Map<string, T>, id: string, make: () => T): T {
    let known = map.get(id);
    if (!known) map.set(id, (known = make()));
    return known;
  }
  /** A new ask in the same negotiation goes on with what was being put together. */
  private nextOffer(ask: DealAsk): OfferDraft {
    const before = [...this.offers.values()].at(-1);
    const next = new OfferDraft(ask);
    if (before && !ask.offer && before.ask.with === ask.with && before.ask.moment === ask.moment) {
      next.give = before.give;
      next.take = before.take;
      next.promises = before.promises;
    }
    return next;
  }

  /** Shows the table as it was right after an event, with the eyes that one has now. */
  async lookBack(event: GameEvent): Promise<void> {
    if (event.seq === undefined) return;
    try {
      const { view } = await api.view(this.client.ref, event.seq, this.client.watch ? 'spectator' : null);
      if (view.seats) this.past = { event, view };
      this.tab = 'table';
      this.overlay = null;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.client.refusal = { ask: null, code: problem.code, message: problem.message };
    }
  }

  front(ask: Ask): void {
    this.at = ask.id;
  }
  nextAsk(): void {
    const asks = this.client.asks;
    const i = asks.findIndex((ask) => ask.id === this.ask?.id);
    const next = asks[(i + 1) % asks.length];
    if (next) this.front(next);
  }

  answer(value: Value): void {
    if (!this.ask || this.client.link !== 'live') return;
    motion.skip();
    this.client.answer(this.ask, value);
  }
  confirm(): void {
    if (this.draft?.ready) this.answer(this.draft.value());
  }
  pick(option: Option): void {
    if (!this.ask || this.busy) return;
    if (direct(this.ask) && option.ref.type !== 'card') this.answer([option.id]);
    else this.draft?.toggle(option.id);
  }

  markOf(type: string, id: unknown): PlanetMark | null {
    const { ask, draft } = this;
    if (!draft || this.past) return null;
    const entry = entriesOf(ask).find((candidate) => means(candidate, type, id));
    if (!entry) return null;
    if (ask?.kind === 'allocate') {
      const slot = entry as Slot;
      return { entry, slot, chosen: draft.amount(slot) > 0 };
    }
    return { entry, slot: null, chosen: draft.has(entry.id) };
  }
  /** A click on a planet, card or player that the question is about. */
  touch(type: string, id: unknown): boolean {
    const mark = this.markOf(type, id);
    if (!mark || !this.draft || this.busy) return false;
    if (mark.slot) {
      if (this.draft.canStep(mark.slot, 1)) this.draft.step(mark.slot, 1);
      else if (mark.slot.max === 1 && this.draft.canStep(mark.slot, -1)) this.draft.step(mark.slot, -1); // a single ship
    } else if (this.ask?.kind === 'choose') this.draft.toggle(mark.entry.id);
    return true;
  }
  /** Cards of the own hand are what the question is about: they are lit, the others dimmed. */
  onHand = $derived.by(() => {
    const { ask } = this;
    if (ask?.kind !== 'choose') return false;
    const hand = new Set((this.client.view?.hand ?? []).map((card) => card.id));
    const cards = ask.options.flatMap((option) => refsOf(option).filter((ref) => ref.type === 'card'));
    return cards.length > 0 && cards.every((ref) => hand.has(refId(ref)));
  });

  seatOf(seat: number): SeatView | undefined {
    return this.seats.find((other) => other.seat === seat);
  }
  private namedOf(seat: number) {
    return this.named.find((other) => other.seat === seat);
  }
  name(seat: number): string {
    return seat === this.client.seat ? t('common.you') : (this.namedOf(seat)?.name ?? `#${seat}`);
  }
  /** What stands beside a name, by a moon. */
  title(seat: number): string {
    const held = this.view?.titles?.[String(seat)];
    return held ? sentence(held.label, held.msg, namesOf(this.view)) : '';
  }
  colour(seat: number): Colour {
    return this.namedOf(seat)?.colour ?? 'white';
  }
  /** A slot in words: its planet's name as on the map, else the server's label. */
  slotName(slot: Slot): string {
    const view = this.client.view;
    const planet = view ? grounds(view).find((other) => means(slot, 'planet', other.id)) : undefined;
    return planet ? this.planetName(planet.id) : slot.label;
  }
  planetName(id: PlanetId): string {
    const view = this.client.view;
    const planet = view ? grounds(view).find((other) => String(other.id) === String(id)) : undefined;
    if (!view || !planet) return String(id);
    const name = this.namedOf(planet.system)?.name ?? '';
    if (planet.moon) {
      rules.needCards();
      const known = planet.moon.card ? ` (${sourceName({ type: 'moon', id: planet.moon.card })})` : '';
      return `${t('board.moon_short', { name, n: planet.index + 1 })}${known}`;
    }
    if (view.systems) return worldName(view, planet, name);
    return `${name} ${ROMAN[planet.index] ?? planet.index + 1}`;
  }
  /** A ship of a kind of its own, with the ships that lie under it. */
  specialName(ship: SpecialShip): string {
    const what = maybe(`ship.${ship.kind}`, '') || sourceName({ type: 'tech', id: ship.kind });
    const name = t('ship.special', { what, name: this.namedOf(ship.seat)?.name ?? '' });
    const under = Object.entries(ship.under ?? {}).filter(([, ships]) => ships > 0);
    if (!under.length) return name;
    const ships = under.map(([seat, n]) => t('board.ships', { name: this.name(Number(seat)), n }));
    return t('ship.under', { what: name, ships: list(ships) });
  }
  /** The system a phone shows: picked by hand, else where the question is, else the target's, else the own. */
  focus = $derived.by<number>(() => {
    const { view } = this;
    if (!view) return 0;
    if (this.picked !== null) return this.picked;
    const planets = entriesOf(this.ask)
      .flatMap((entry) => grounds(view).filter((planet) => means(entry, 'planet', planet.id)))
      .map((planet) => planet.system);
    const own = this.client.seat ?? 0;
    if (planets.length) return planets.includes(own) ? own : (planets[0] as number);
    const target = view.gate.planet ?? view.encounter?.planet ?? null;
    if (target !== null) return grounds(view).find((planet) => planet.id === target)?.system ?? own;
    return own;
  });
}

export function provideTable(ui: TableUi): TableUi {
  setContext(KEY, ui);
  return ui;
}
export function useTable(): TableUi {
  return getContext<TableUi>(KEY);
}
export type { ChooseAsk };
