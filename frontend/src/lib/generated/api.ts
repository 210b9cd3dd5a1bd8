// Generated from the server's schemas by `make types`. Do not edit.
/* eslint-disable */

/** The command with this id is durable; `seq` is that of the moment. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The strength of the bot that fills one empty seat. */
export interface AddBot {
  level?: Level;
}

/** A card that was added to a side's total. */
export interface AddedCard {
  side: "offense" | "defense";
  /** A seat's number, clockwise from 0. */
  seat: number;
  card: Card;
}

/** Put numbers into slots. VALUE = number by slot id; what is missing is 0. */
export interface AllocateAsk {
  /** Counted for each seat, as in `s2-17`. */
  id: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** `setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`. */
  phase: string;
  moment: string;
  /** Part of a response window: nobody sees who was asked or has answered. */
  window: boolean;
  title: string;
  text: string;
  msg?: unknown;
  source: Source | null;
  actor?: number | null;
  target?: number | null;
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** The last so many ms before the deadline come out of the bank. */
  bank?: number;
  /** The question that this one is answered like. */
  like?: string;
  /** What the announced use does, as far as all know. */
  does?: Hint;
  free?: boolean;
  back?: boolean;
  /** The side a window's question is about. */
  side?: string | null;
  kind: "allocate";
  slots: Slot[];
  total: Range;
  default: Record<string, number> | null;
}

/** Answers an ask. `value` is what the ask's kind asks for; null goes back where the ask says `back`. */
export interface Answer {
  type: "answer";
  /** Made by the client, unique; repeating one has no second effect. */
  id: string;
  ask: string;
  value: Value;
}

/** Another socket of the same player has answered this ask; an update follows. */
export interface Answered {
  type: "answered";
  ask: string;
}

export type Ask = ChooseAsk | AllocateAsk | OrderAsk | DealAsk;

/** Replaces the standing orders. */
export interface Auto {
  type: "auto";
  /** Made by the client, unique; repeating one has no second effect. */
  id: string;
  rules: AutoRule[];
}

/** A standing order changed or ended: these are left. */
export interface AutoMessage {
  type: "auto";
  rules: Rule[];
}

export type AutoRule = Rule;

/** What this seat may put into an offer. */
export interface CanGive {
  cards: Card[];
  random_cards?: number;
  colonies: string[];
  lucre?: number;
  [field: string]: unknown;
}

/** What this seat may ask for: terms, a number of random cards, colonies. */
export interface CanReceive {
  cards: string[];
  random_cards: number;
  colonies: string[];
  lucre?: number;
  [field: string]: unknown;
}

/** A card this viewer may see. The id is good for as long as this viewer can follow the card. */
export interface Card {
  id: string;
  /** Id in the catalogue, see /api/rules/cards. */
  card: string;
  /** `attack`, `negotiate`, `morph`, `reinforcement`, `artifact`, `flare`, ... */
  kind: string;
  value?: number;
  /** `reward`: a card with the back of the reward deck. */
  deck?: string;
  /** What an artifact does, by its id in the catalogue. */
  effect?: string;
  name: string;
}

/** A card and whose it is. */
export interface CardOfSeat {
  /** A seat's number, clockwise from 0. */
  seat: number;
  card: Card;
}

/** What the host changes before the start; what is missing stays. */
export interface ChangeTable {
  name?: string | null;
  visibility?: Visibility | null;
  spectators?: boolean | null;
  options?: TableOptions | null;
}

/** What changes; what is missing stays. */
export interface ChangeWebhook {
  on?: boolean | null;
  private?: boolean | null;
  language?: "en" | "de" | null;
}

/** Says something to the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Somebody says something; `from` is null for somebody without a seat. */
export interface ChatMessage {
  from: number | null;
  type: "chat";
  /** The id of who speaks. */
  player?: string;
  name: string;
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
  to: "table" | "spectators";
}

/** Something said. */
export interface ChatText {
  text: string;
}

/** One option of a `choose` or `order`. */
export interface Choice {
  id: string;
  label: string;
  msg?: Msg;
  ref: Ref;
  refs?: Ref[];
  /** What this use would do, as far as the seat knows. */
  does?: Hint;
}

/** Choose `min` to `max` different options. VALUE = their ids. */
export interface ChooseAsk {
  /** Counted for each seat, as in `s2-17`. */
  id: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** `setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`. */
  phase: string;
  moment: string;
  /** Part of a response window: nobody sees who was asked or has answered. */
  window: boolean;
  title: string;
  text: string;
  msg?: unknown;
  source: Source | null;
  actor?: number | null;
  target?: number | null;
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** The last so many ms before the deadline come out of the bank. */
  bank?: number;
  /** The question that this one is answered like. */
  like?: string;
  /** What the announced use does, as far as all know. */
  does?: Hint;
  free?: boolean;
  back?: boolean;
  /** The side a window's question is about. */
  side?: string | null;
  kind: "choose";
  options: Choice[];
  min: number;
  max: number;
  default: string[] | null;
}

export type ClientMessage = Answer | Auto | Propose | Chat | Resync | Ping;

/** A destiny card on the sheet of a seat; `card` is a reference to a seat or a face. */
export interface CollectedDestiny {
  /** A seat's number, clockwise from 0. */
  seat: number;
  card: unknown;
}

/** The answer to a `deal`: offer, accept what was received, withdraw, or refuse and end the negotiation. */
export interface DealAnswer {
  action: "offer" | "accept" | "withdraw" | "refuse";
  offer?: Offer;
}

/** Negotiate. The ask stays open, and gets a new id whenever the received offer changes. */
export interface DealAsk {
  /** Counted for each seat, as in `s2-17`. */
  id: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** `setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`. */
  phase: string;
  moment: string;
  /** Part of a response window: nobody sees who was asked or has answered. */
  window: boolean;
  title: string;
  text: string;
  msg?: unknown;
  source: Source | null;
  actor?: number | null;
  target?: number | null;
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** The last so many ms before the deadline come out of the bank. */
  bank?: number;
  /** The question that this one is answered like. */
  like?: string;
  /** What the announced use does, as far as all know. */
  does?: Hint;
  free?: boolean;
  back?: boolean;
  /** The side a window's question is about. */
  side?: string | null;
  with: number | number[];
  kind: "deal";
  /** Your own offer as it stands. */
  offer: Offer | null;
  /** The other's offer, told from your side. */
  received: Offer | null;
  can_give: CanGive;
  can_receive: CanReceive;
  /** The seat that moved last in the talks. */
  last?: number | null;
  /** What you may do, if not all: a proposal is made once and taken or left. */
  actions?: ("offer" | "accept" | "withdraw" | "refuse")[];
  default: DealAnswer | null;
}

/** The decks' sizes and the open discard piles. */
export interface Decks {
  cosmic: number;
  discard: Card[];
  destiny: number;
  destiny_discard: unknown[];
  rewards?: number;
  /** Unused aliens in their pile, once one was put away. */
  aliens?: number;
  /** Aliens that were put away, the last on top. */
  aliens_discard?: string[];
}

/** A code that signs in one further device, once, until `expires_at` (ms since the epoch). */
export interface DeviceCode {
  code: string;
  expires_at: number;
}

/** The encounter that is going on. */
export interface Encounter {
  offense: number | null;
  defense: number | null;
  planet: string | null;
  /** Number of ships by seat. */
  offense_allies: Record<string, number>;
  /** Number of ships by seat. */
  defense_allies: Record<string, number>;
  /** Who was invited, by side or seat. */
  invited: Record<string, unknown>;
  cards: EncounterCards;
  totals?: Totals | null;
  number?: number;
  /** The destiny card: a seat, or a face. */
  destiny?: Ref | null;
  /** A card with a hazard warning was turned up. */
  hazard?: boolean;
  /** The comet of this encounter; in force with a defense. */
  comet?: string;
  /** The colourless cone that has named the defense. */
  cone?: string;
  /** It is in the warp: there is no target planet. */
  warp?: boolean;
  /** The gains of the winner's allies are exchanged. */
  reverse?: boolean;
  /** Reinforcements and what else was added. */
  added?: AddedCard[];
  /** Side to the face its unseen card counts as. */
  stated?: Record<string, string>;
  /** Which side won, `deal`, or how else it ended. */
  result?: string | null;
  /** What announced uses have put in force. */
  in_force?: InForce[];
}

/** The two encounter cards: a card, `face_down`, or nothing yet. */
export interface EncounterCards {
  offense: Card | "face_down" | null;
  defense: Card | "face_down" | null;
}

/** The code that was shown on a device which is signed in. */
export interface EnterByCode {
  code: string;
}

/** What was refused and why. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
}

export type ErrorCode = "not_found" | "not_seated" | "table_full" | "already_started" | "unauthorized" | "forbidden" | "invalid" | "stale" | "rate_limited" | "conflict" | "internal" | "unavailable";

/** A command was refused and changed nothing. */
export interface ErrorMessage {
  type: "error";
  id: string | null;
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
}

/** Every error of the REST calls. */
export interface ErrorReply {
  error: ErrorBody;
}

/** Something that happened, as one viewer learns of it. Further fields by kind. */
export interface Event {
  kind: string;
  /** A finished plain sentence. */
  text: string;
  msg?: Msg;
  encounter: number;
  source?: Source | null;
  seat?: number | null;
  [field: string]: unknown;
}

/** A page of the log, as far as the caller may see it. */
export interface EventLog {
  /** The last seq told in this page. */
  seq: number;
  /** Each with its `seq` and the time, `at`. */
  events: Event[];
  /** What to ask for as `after` to get the next page, or null. */
  next: number | null;
}

/** A card by its face instead of its place: kind and value or name. */
export interface Face {
  kind: string;
  value?: number;
  name?: string;
  [field: string]: unknown;
}

/** The hyperspace gate: where it points, and the ships in it. */
export interface Gate {
  planet: string | null;
  /** Number of ships by seat. */
  ships: Record<string, number>;
}

/** What one side of a deal gives. */
export interface Give {
  cards?: unknown[];
  random_cards?: number;
  colony?: string | null;
  ships?: number;
  lucre?: number;
  [field: string]: unknown;
}

/** The hazard deck: its size, what was discarded, and what lies open. */
export interface Hazards {
  deck: number;
  discard: string[];
  open: OpenHazard[];
}

/** The process answers. */
export interface Health {
  status: "ok";
  version: string;
}

/** The first message on a socket, and the answer to `resync`: the whole table as this viewer may see it. */
export interface Hello {
  type: "hello";
  protocol: 1;
  table: Table;
  seat: number | null;
  seq: number;
  view: View | NoView;
  asks: Ask[];
  waiting: number[];
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** What is left of each seat's bank in milliseconds, null for bots; missing where there is none. */
  banks?: (number | null)[];
  auto: Rule[];
  commitment: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a use does, for programs: a `kind` and what belongs to it. */
export interface Hint {
  kind: string;
  [field: string]: unknown;
}

/** What kind of home system a seat has, and what lies with it. */
export interface HomeSystem {
  seat: number;
  kind: "normal" | "binary" | "gas_giant" | "rings" | "rosette" | "space_dust" | "worldships";
  /** Binary: power to star, A or B. */
  stars?: Record<string, string>;
  /** Rings: planet to what it adds to its defender's total. */
  worth?: Record<string, number>;
  /** Gas Giant: ships set aside from the encounter. */
  aside?: number;
  /** Space Dust: references to its destiny cards. */
  dust_cards?: unknown[];
  /** Worldships: destiny cards in the owner's hand. */
  cards?: number;
}

/** Something that a use has put in force until the encounter ends. */
export interface InForce {
  what: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  source: Source;
}

/** Which seat to take; without one the first that is free. */
export interface Join {
  seat?: number | null;
}

/** The seat to be emptied. */
export interface Kick {
  seat: number;
}

export type Level = "easy" | "normal" | "hard";

/** The ring round an inverted warp. */
export interface Limbo {
  /** The seat whose section is filled when this encounter ends. */
  marker: number;
  /** Ships lost in this encounter, beside the ring. */
  lost: Record<string, number>;
  /** The sections, by seat. */
  sections: Record<string, number>[];
}

/** Which windows a standing order is for; what is missing matches anything, null what has none. */
export interface Match {
  moment?: string | null;
  source?: unknown;
  actor?: number | null;
  target?: number | null;
  side?: string | null;
}

/** The player and the tables he sits at, those that wait for him first. */
export interface Me {
  player: PlayerRef;
  tables: Table[];
}

/** A moon of a home system and the ships on it. Its id stands in references as a planet's does. */
export interface MoonOnMap {
  id: string;
  /** The seat whose home system this is. */
  system: number;
  index: number;
  up: boolean;
  /** Which moon it is, while it lies face up. */
  moon: string | null;
  /** Its occupant. */
  seat: number | null;
  /** Number of ships by seat. */
  ships: Record<string, number>;
  /** What it does for its occupant, for programs. */
  traits?: Record<string, unknown>;
}

/** The key and the arguments of a sentence, from which a client makes it in another language. */
export interface Msg {
  key: string;
  args: Record<string, unknown>;
  /** Key of a further sentence that explains it. */
  hint?: string;
}

/** Whether this site sends messages, and the caller's webhook. */
export interface MyWebhook {
  available: boolean;
  webhook: Webhook | null;
}

/** How many colonies are needed. */
export interface Needed {
  foreign_colonies: number;
  home_colonies: number;
}

/** A guest's name. */
export interface NewPlayer {
  name: string;
}

/** The guest and the token, which is also set as a cookie. */
export interface NewPlayerReply {
  player: PlayerRef;
  token: string;
}

/** A table to be made. The creator sits at seat 0 and is the host. */
export interface NewTable {
  name?: string | null;
  seats: number;
  visibility?: Visibility;
  spectators?: boolean;
  options?: TableOptions;
}

/** Where to tell the caller that a slow table waits for him. */
export interface NewWebhook {
  /** Gets a POST with a JSON body; https and on the public internet. */
  url: string;
  /** Nobody else reads it: the question is named, and response windows are told, too. */
  private?: boolean;
  language?: "en" | "de";
}

/** The new webhook, and the secret that signs its messages (hex), which is shown this once. */
export interface NewWebhookReply {
  webhook: Webhook;
  secret: string;
}

/** The view before the start: `{}`. */
export type NoView = Record<string, never>;

/**
 * What is written down for a power, beside its sheet or before a seat: planets, seats, or cards of the sheet's own
 * (of a face-down deck their number).
 */
export interface Note {
  power: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  kind: string;
  /** A seat's number, clockwise from 0. */
  before?: number;
  planets?: string[];
  pieces?: Piece[];
  seats?: number[];
  count?: number;
}

/**
 * An offer: what is given, what is taken, and promises that bind nobody. Missing fields are nothing.
 *
 * In `give` cards are ids, in `take` they are terms (`KIND`, `KIND:VALUE`, `KIND:NAME`, `attack:highest`); in
 * `received` everything is told from the receiver's side and named cards are whole CARDs.
 */
export interface Offer {
  give?: Give;
  take?: Give;
  promises?: string[];
  [field: string]: unknown;
}

/** A hazard card that lies open; `permanent` ones stay when the encounter ends. */
export interface OpenHazard {
  card: string;
  permanent: boolean;
  /** Whom it ties together. */
  seats?: number[];
  /** The planet that it is about. */
  planet?: string;
}

/** The nonce whose hash was given with `ready`. */
export interface OpenNonce {
  /** Up to 64 hex digits. */
  nonce: string;
}

/**
 * What lay face down: aliens by seat, in the order of its powers; technology; piles with their cards; destiny cards
 * by seat.
 */
export interface Opened {
  powers?: Record<string, string[]>;
  destiny?: Record<string, unknown[]>;
  techs?: TechOnTable[];
  piles?: Pile[];
}

/** Put all options into an order. VALUE = all ids. */
export interface OrderAsk {
  /** Counted for each seat, as in `s2-17`. */
  id: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** `setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`. */
  phase: string;
  moment: string;
  /** Part of a response window: nobody sees who was asked or has answered. */
  window: boolean;
  title: string;
  text: string;
  msg?: unknown;
  source: Source | null;
  actor?: number | null;
  target?: number | null;
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** The last so many ms before the deadline come out of the bank. */
  bank?: number;
  /** The question that this one is answered like. */
  like?: string;
  /** What the announced use does, as far as all know. */
  does?: Hint;
  free?: boolean;
  back?: boolean;
  /** The side a window's question is about. */
  side?: string | null;
  kind: "order";
  options: Choice[];
  default: string[] | null;
}

export type Pace = "live" | "relaxed" | "days" | "unlimited";

/** One operation of RFC 6902 on the view. */
export interface Patch {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  value?: unknown;
}

/** A card of an alien sheet's own. */
export interface Piece {
  piece: string;
  label: string;
  msg: Msg;
}

/** Cards that lie on a sheet, for it beside a planet, or set aside from a hand. */
export interface Pile {
  /** What they are there for, as their effect calls it. */
  kind: string;
  /** Before whom it lies; -1 before nobody. */
  seat: number;
  count: number;
  /** The power on whose sheet it lies. */
  power?: string;
  /** To whose hand its cards return. */
  of?: number;
  planet?: string;
  /** The cards, for those who may see them. */
  cards?: Card[];
}

/** Asks for a pong. */
export interface Ping {
  type: "ping";
}

/** A planet and the ships on it. */
export interface Planet {
  id: string;
  /** The seat whose home system this is. */
  system: number;
  index: number;
  /** Number of ships by seat. */
  ships: Record<string, number>;
  /** A colony that stands apart in the system: it is there as long as its ships are. */
  kind?: "stack" | "mote";
}

/** One call to a running game against bots. */
export interface Play {
  bots: number;
  options?: TableOptions;
  nonce?: string | null;
}

/** A player as others see him. */
export interface PlayerRef {
  id: string;
  name: string;
  [field: string]: unknown;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** One power of a seat. */
export interface Power {
  id: string;
  alien: string | null;
  state: "active" | "lost" | "zapped" | "hidden";
  used: boolean;
  /** What its owner's ships and cards count for. */
  traits?: Record<string, unknown>;
  /** Tokens on its sheet. */
  tokens?: number;
  /** An effect has set it aside: not lost by home colonies. */
  aside?: boolean;
}

/** Who is there. Never part of the view. */
export interface Presence {
  type: "presence";
  seats: Record<string, "online" | "away" | "offline">;
  spectators: number;
}

/** Proposes something about the table itself; what the rules do not allow at once the others are asked. */
export interface Propose {
  type: "propose";
  /** Made by the client, unique; repeating one has no second effect. */
  id: string;
  what: "bot" | "pause" | "resume" | "take_back" | "wait";
  seat?: number | null;
  level?: "easy" | "hard" | "normal" | null;
}

/** The least and the most that may be allocated in all. */
export interface Range {
  min: number;
  max: number;
}

/** Whether the parts this process needs answer. */
export interface Readiness {
  ready: boolean;
  database: boolean;
  bus: boolean;
}

/** Ready to start, and SHA-256 of the nonce this player will open when all are ready. */
export interface Ready {
  ready: boolean;
  nonce_hash?: string | null;
}

/** What an option or a slot stands for; the field named as the type says which. */
export interface Ref {
  /** `seat`, `planet`, `card`, `side`, `number`, `yes`, `no`, `pass`, `use`, `face`, ... */
  type: string;
  /** A seat's number, clockwise from 0. */
  seat?: number;
  planet?: string;
  alien?: string;
  card?: unknown;
  side?: string;
  number?: number;
  use?: Source;
  /** A card by its id in the catalogue, or by its face. */
  face?: string | Face;
  /** One of the ways that an effect offers. */
  choice?: string;
  [field: string]: unknown;
}

/** It is gone. */
export interface Removed {
  removed: true;
}

/** Whom to report, and why; what was said at the table the server adds itself. */
export interface ReportBody {
  /** The player's id. */
  player: string;
  reason: "abuse" | "spam" | "cheating" | "other";
  note?: string;
}

/** The report is kept for the host of the site. */
export interface Reported {
  reported: true;
}

/** Asks for a fresh hello. */
export interface Resync {
  type: "resync";
}

/** The reward deck: cards left, the open pile, and how many of its backs each hand shows. */
export interface RewardDeck {
  cards: number;
  discard: Card[];
  /** Number of ships by seat. */
  hands: Record<string, number>;
}

/** A standing order: what to answer in the windows it matches, until when, and what wakes its owner. */
export interface Rule {
  match: Match;
  /** `pass`, or a VALUE. */
  answer: "pass" | Value;
  until: "phase" | "encounter" | "game";
  wake: Wake[];
}

/** What was said, as the others see it. */
export interface Said {
  said: string;
}

/** A title beside a player's name. */
export interface SeatTitle {
  label: string;
  msg: Msg;
}

/** A seat as everybody sees it. */
export interface SeatView {
  /** A seat's number, clockwise from 0. */
  seat: number;
  name: string;
  colour: string;
  alien: string | null;
  power: "active" | "lost" | "zapped" | "hidden";
  powers: Power[];
  /** Number of cards in hand. */
  hand: number;
  foreign_colonies: number;
  home_colonies: number;
  /** Own ships in the warp. */
  warp: number;
}

export type ServerMessage = Hello | Update | Ack | Answered | ErrorMessage | TableMessage | AutoMessage | Presence | ChatMessage | Pong;

/** Ships that stand on an alien sheet. */
export interface SheetShips {
  power: string;
  /** Before whom the sheet lies. */
  seat: number;
  kind: string;
  /** Number of ships by seat. */
  ships: Record<string, number>;
}

/** One slot of an `allocate`, with the least and the most that may be put there. */
export interface Slot {
  id: string;
  label: string;
  msg?: Msg;
  ref: Ref;
  min: number;
  max: number;
}

/** What a question, an event or a term comes from. */
export interface Source {
  /** `rule`, `alien`, `flare`, `artifact`, `tech`, `card`, `table`, ... */
  type: string;
  id: string;
  [field: string]: unknown;
}

/** A ship of a kind of its own, counted among a seat's ships; where it is, as a reference. */
export interface SpecialShip {
  kind: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** `planet`, `gate`, `ring`, `warp` or `elsewhere`. */
  type: string;
  planet?: string;
  /** Ships that lie under it and move with it. */
  under?: Record<string, number>;
}

export type Status = "waiting" | "playing" | "finished";

/** A table's record. `commitment` is SHA-256 over the secret key and its salt, public from the start. */
export interface Table {
  id: string;
  /** The short invite code, good wherever the id is. */
  code: string;
  name: string;
  status: Status;
  /** The host's player id. */
  host: string | null;
  visibility: Visibility;
  spectators: boolean;
  seats: TableSeat[];
  options: TableOptions;
  /** Milliseconds since the epoch. */
  created_at: number;
  seq: number;
  commitment: string | null;
  paused: boolean;
  /** Since when the start waits for nonces. */
  starting?: number | null;
  /** Only in the list of one's own tables. */
  waits_for_you?: boolean;
  /** Only in the reply that made a guest. */
  token?: string;
  [field: string]: unknown;
}

/** A page of tables; `next` is the cursor of the page after it, or null. */
export interface TableList {
  tables: Table[];
  next: string | null;
}

/** The table's record changed. */
export interface TableMessage {
  type: "table";
  table: Table;
}

/** The options of a table. All have defaults; switches are off. */
export interface TableOptions {
  /** `random`, `choice_of_two`, `combo:ID`, or one alien id for each seat. */
  aliens?: string | string[];
  /** The sets that chance deals from: `base`, `classic`. */
  alien_sets?: string[];
  flares?: boolean;
  secret_flares?: boolean;
  tech?: boolean;
  hazards?: boolean;
  always_hazards?: boolean;
  lucre?: boolean;
  lucre_gifts?: boolean;
  reward_deck?: boolean;
  legacy_edicts?: boolean;
  moons?: string[];
  comets?: boolean;
  kickers?: boolean;
  all_new_extras?: boolean;
  reverse_cones?: boolean;
  colourless_cones?: boolean;
  inverted_systems?: boolean;
  /** Seats, from 1, that alone have inverted systems. */
  inverted_seats?: string[];
  inverted_choice?: boolean;
  inverted_warp?: boolean;
  four_planets?: boolean;
  single_encounter?: boolean;
  hidden_powers?: boolean;
  classic_silence?: boolean;
  no_abuse?: boolean;
  two_powers?: boolean;
  pace?: Pace;
  ask_all?: boolean;
  deal_seconds?: number;
  /** What each person may take over the clocks, in the whole game. */
  bank_seconds?: number;
  /** Seconds by which everybody without a seat is behind. */
  spectator_delay?: number;
  /** Hex; private tables only: the cards of such a table are not fair. */
  seed?: string | null;
  [field: string]: unknown;
}

/** Who sits where. A bot's level stands in `bot`, also when it plays for a player who is away. */
export interface TableSeat {
  /** A seat's number, clockwise from 0. */
  seat: number;
  player: PlayerRef | null;
  bot: Level | null;
  ready: boolean;
  /** How far his nonce is. */
  nonce?: "promised" | "given" | null;
  [field: string]: unknown;
}

/** A technology card that lies with a seat. */
export interface TechOnTable {
  id: string;
  /** A seat's number, clockwise from 0. */
  seat: number;
  /** It is complete and lies face up. */
  up: boolean;
  /** Research ships on it. */
  ships: number;
  used: boolean;
  /** Which card it is, for those who may know. */
  tech: string | null;
  /** How many cards lie under it. */
  under?: number;
  /** Those cards, for their owner. */
  cards?: Card[];
}

/** One line of a side's total. */
export interface Term {
  label: string;
  value: number;
  source?: Source | null;
  msg?: Msg;
}

/** A side's total and how it comes about. */
export interface Total {
  total: number;
  terms: Term[];
}

/** Both sides' totals, as far as they are known. */
export interface Totals {
  offense: Total;
  defense: Total;
}

/** Whose turn it is. */
export interface Turn {
  number: number;
  offense: number | null;
  /** Whose turn it is, if another leads the offense. */
  owner?: number | null;
  encounter: number;
}

/** What happened since `prev`, as a patch on the view. `asks` are all that are open for this seat now. */
export interface Update {
  type: "update";
  seq: number;
  prev: number;
  events: Event[];
  patch: Patch[];
  asks: Ask[];
  waiting: number[];
  /** Milliseconds since the epoch, or null: no clock. */
  deadline: number | null;
  /** What is left of each seat's bank in milliseconds, null for bots; missing where there is none. */
  banks?: (number | null)[];
  /** First 16 hex digits of SHA-256 over the canonical JSON of the view. */
  hash: string;
}

/** Answer to an ask: option ids, numbers by slot id, a deal's answer; null: back to the menu. */
export type Value = string[] | Record<string, number> | DealAnswer | null;

/** The table as one viewer may see it. Before the start of the game an empty object. */
export interface View {
  /** `setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`. */
  phase: string;
  turn: Turn;
  encounter: Encounter | null;
  seats: SeatView[];
  planets: Planet[];
  gate: Gate;
  decks: Decks;
  /** Colonies needed to win, and to keep the power. */
  needed?: Needed;
  /** Aliens whose flares are in the deck. */
  flares?: string[];
  /** Cards that effects have put aside. */
  piles?: Pile[];
  /** Those of them whose faces this seat alone sees. */
  own_piles?: Pile[];
  /** Destiny cards that lie on sheets. */
  collected?: CollectedDestiny[];
  /** Technology cards before the seats. */
  techs?: TechOnTable[];
  /** Those of them that lie face down before this seat. */
  own_techs?: TechOnTable[];
  /** Discarded technology cards, the last on top. */
  tech_discard?: string[];
  /** The hazard deck, where it is played with. */
  hazards?: Hazards;
  /** The aliens this seat holds face down. */
  hidden_powers?: string[];
  /** Cards that lie open before a seat. */
  table?: CardOfSeat[];
  /** The aliens this seat may choose among. */
  candidates?: string[];
  /** What is written down for a power, for all to see. */
  notes?: Note[];
  /** Those that this seat alone may read. */
  own_notes?: Note[];
  /** Number of ships by seat. */
  elsewhere?: Record<string, number>;
  /** Number of ships by seat. */
  extra_ships?: Record<string, number>;
  /** Ships on alien sheets, if there are any. */
  sheet_ships?: SheetShips[];
  /** Ships of a kind of their own: whose, where. */
  special_ships?: SpecialShip[];
  /** With inverted systems: the kind of each home system. */
  systems?: HomeSystem[];
  /** With an inverted warp: what lies round it. */
  limbo?: Limbo;
  /** References to the destiny cards that this seat holds (Worldships). */
  destiny_hand?: unknown[];
  reward_deck?: RewardDeck;
  /** Lucre by seat; only at tables that play with it. */
  lucre?: Record<string, number>;
  /** Laid kickers by side; only at tables that play with them. */
  kickers?: Record<string, (Card | "face_down")[]>;
  /** The moons in the game, if it has any. */
  moons?: MoonOnMap[];
  /** Face-down moons that this seat has read: id to moon. */
  own_moons?: Record<string, string>;
  /** What those moons do, for programs. */
  own_moon_traits?: Record<string, Record<string, unknown>>;
  /** Titles that are shown beside names, by seat. */
  titles?: Record<string, SeatTitle>;
  /** The seat's own cards; absent for spectators. */
  hand?: Card[];
  selected?: Card | null;
  /** What lay face down; only in the view of a finished game. */
  opened?: Opened;
  /** All hands by seat; only in the view of a finished game. */
  hands?: Record<string, Card[]>;
  /** What else this viewer has been shown. */
  known?: CardOfSeat[];
  /** null until the game is over; empty if nobody won. */
  winners: number[] | null;
}

/** The view after seq N. */
export interface ViewAt {
  seq: number;
  view: View;
}

export type Visibility = "public" | "private";

/** What ends a standing order: an event of this kind, of this seat if one is named. */
export interface Wake {
  event: string;
  seat?: number | null;
}

/** A player's webhook as he sees it himself; nobody else does. Times in ms since the epoch. */
export interface Webhook {
  /** The host of its address; the rest is never told again. */
  host: string;
  /** Off by its player's wish, or after too many messages that did not arrive. */
  on: boolean;
  private: boolean;
  language: "en" | "de";
  made_at: number;
  /** When the last message was sent. */
  last_at: number | null;
  /** Why the last message did not arrive; null: it did. */
  problem: string | null;
}

/** How the test fared. */
export interface WebhookTest {
  delivered: boolean;
  problem: string | null;
}
