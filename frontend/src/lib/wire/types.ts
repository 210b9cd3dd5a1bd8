/** The protocol, version 1, as the browser uses it: what the server sends, and what it takes. */

export type SeatNumber = number;
export type PlanetId = number | string;
/** A map by seat; JSON makes the seat numbers strings. */
export type BySeat<T> = Record<string, T>;

export interface Message {
  key: string;
  args?: Record<string, unknown>;
}
export interface Source {
  type: string;
  id: string;
}
export interface Ref {
  type: string;
  [field: string]: unknown;
}

export interface Player {
  id: string;
  name: string;
}
export type BotLevel = 'easy' | 'normal' | 'hard';
export interface TableSeat {
  seat: SeatNumber;
  player: Player | null;
  bot: BotLevel | null;
  ready: boolean;
  name?: string;
}
export interface TableRecord {
  id: string;
  code: string;
  name: string;
  status: 'waiting' | 'playing' | 'finished';
  host: string | SeatNumber | Player | null;
  visibility: 'public' | 'private';
  spectators: boolean;
  seats: TableSeat[];
  options: Record<string, unknown>;
  created_at: number;
  seq: number;
  commitment: string | null;
  paused: boolean | Record<string, unknown> | null;
  /** In the list of one's own tables. */
  waits_for_you?: boolean;
  /** The start was asked for; nonces are waited for since then. */
  starting?: number | null;
}

export interface Card {
  id: string;
  card: string;
  kind: string;
  value?: number;
  name: string;
}
export interface Term {
  label: string;
  value: number;
  /** A source, or in short form `type:id`, as in `seat:2`. */
  source: Source | string | null;
  msg?: Message;
}
export interface Total {
  total: number;
  terms: Term[];
}
export interface Encounter {
  offense: SeatNumber;
  defense: SeatNumber | null;
  planet: PlanetId | null;
  number?: number;
  destiny?: Ref | null;
  result?: string | null;
  offense_allies: BySeat<number>;
  defense_allies: BySeat<number>;
  invited: Record<string, unknown>;
  cards: { offense: Card | 'face_down' | null; defense: Card | 'face_down' | null };
  totals: { offense: Total; defense: Total } | null;
}
export interface Power {
  id: string;
  alien: string | null;
  state: PowerState;
  used: boolean;
}
export type PowerState = 'active' | 'lost' | 'zapped' | 'hidden';
export interface SeatView {
  seat: SeatNumber;
  name: string;
  colour: Colour;
  alien: string | null;
  power: PowerState;
  powers: Power[];
  hand: number;
  foreign_colonies: number;
  home_colonies: number;
  warp: number;
}
export interface Planet {
  id: PlanetId;
  system: SeatNumber;
  index: number;
  ships: BySeat<number>;
}
export interface View {
  phase: string;
  turn: { number: number; offense: SeatNumber | null; encounter: number };
  /** Colonies needed: foreign ones to win, home ones to keep the power. */
  needed?: { foreign_colonies: number; home_colonies: number };
  encounter: Encounter | null;
  seats: SeatView[];
  planets: Planet[];
  gate: { planet: PlanetId | null; ships: BySeat<number> };
  decks: {
    cosmic: number;
    discard: Card[];
    destiny: number;
    destiny_discard: unknown[];
    rewards?: number;
  };
  hand?: Card[];
  known?: unknown[];
  elsewhere?: BySeat<number>;
  extra_ships?: BySeat<number>;
  selected?: unknown;
  winners: SeatNumber[] | null;
}
export type Colour = 'blue' | 'red' | 'yellow' | 'purple' | 'green' | 'orange' | 'cyan' | 'white';

export interface Option {
  id: string;
  label: string;
  ref: Ref;
  refs?: Ref[];
  msg?: Message;
}
export interface Slot {
  id: string;
  label: string;
  ref: Ref;
  min: number;
  max: number;
  msg?: Message;
}
export interface Give {
  cards: string[];
  random_cards: number;
  colony: PlanetId | null;
  ships?: number;
  lucre?: number;
}
/** An offer as it is sent: named cards by id (given) or by term (asked for). */
export interface Offer {
  give: Give;
  take: Give;
  promises: string[];
}
/** An offer as it is shown: named cards may be whole cards. */
export interface ShownGive extends Omit<Give, 'cards'> {
  cards: (Card | string)[];
}
export interface ShownOffer {
  give: ShownGive;
  take: ShownGive;
  promises?: string[];
}
interface AskBase {
  id: string;
  seat: SeatNumber;
  phase: string;
  moment: string;
  window: boolean;
  title: string;
  text: string;
  msg?: Message;
  source: Source | null;
  actor?: SeatNumber | null;
  target?: SeatNumber | null;
  deadline: number | null;
  free?: boolean;
  back?: boolean;
}
export interface ChooseAsk extends AskBase {
  kind: 'choose';
  options: Option[];
  min: number;
  max: number;
  default: string[] | null;
}
export interface AllocateAsk extends AskBase {
  kind: 'allocate';
  slots: Slot[];
  total: { min: number; max: number };
  default: Record<string, number> | null;
}
export interface OrderAsk extends AskBase {
  kind: 'order';
  options: Option[];
  default: string[] | null;
}
export interface DealAsk extends AskBase {
  kind: 'deal';
  with: SeatNumber | SeatNumber[];
  offer: ShownOffer | null;
  received: ShownOffer | null;
  can_give: { cards: Card[]; colonies: PlanetId[]; random_cards?: number };
  can_receive: { cards: string[]; random_cards: number; colonies: PlanetId[] };
  default: unknown;
}
export type Ask = ChooseAsk | AllocateAsk | OrderAsk | DealAsk;
export type DealValue =
  { action: 'offer'; offer: Offer } | { action: 'accept' | 'withdraw' | 'refuse' };
export type Value = string[] | Record<string, number> | DealValue | null;

export interface GameEvent {
  kind: string;
  text: string;
  msg?: Message;
  encounter: number;
  source?: Source | null;
  seat?: SeatNumber | null;
  seq?: number;
  [field: string]: unknown;
}
export interface AutoRule {
  match: { moment?: string; source?: unknown; actor?: SeatNumber; target?: SeatNumber; side?: string };
  answer: 'pass' | Value;
  until: 'phase' | 'encounter' | 'game';
  wake: { event: string; seat?: SeatNumber }[];
}

export type PatchOp =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

export interface Hello {
  type: 'hello';
  protocol: number;
  table: TableRecord;
  seat: SeatNumber | null;
  seq: number;
  view: View | Record<string, never>;
  asks: Ask[];
  waiting: SeatNumber[];
  deadline: number | null;
  auto?: AutoRule[];
  commitment: string | null;
  now: number;
}
export interface Update {
  type: 'update';
  seq: number;
  prev: number;
  events: GameEvent[];
  patch: PatchOp[];
  asks: Ask[];
  waiting: SeatNumber[];
  deadline: number | null;
  hash: string;
}
export interface ChatLine {
  type: 'chat';
  from: SeatNumber | null;
  name: string;
  text: string;
  at: number;
  to: 'table' | 'spectators';
}
export type Presence = 'online' | 'away' | 'offline';
export type ServerFrame =
  | Hello
  | Update
  | ChatLine
  | { type: 'ack'; id: string; seq: number }
  | { type: 'error'; id: string | null; code: string; message: string }
  | { type: 'table'; table: TableRecord }
  | { type: 'auto'; rules: AutoRule[] }
  | { type: 'presence'; seats: BySeat<Presence>; spectators: number }
  | { type: 'pong' };

export type Proposal = 'take_back' | 'pause' | 'resume' | 'bot' | 'wait';
