/**
 * The protocol as the page uses it. What the server's schemas say stands in `generated/api.ts`; here some of it is said
 * more closely where the protocol promises more than its schema (colours, cards in offers, asks by kind).
 */
import type * as api from '../generated/api';

export type {
  AllocateAsk, Card, ChatMessage as ChatLine, Choice as Option, ChooseAsk, Level as BotLevel, Msg as Message, Note, OrderAsk, Pile, Planet,
  PlayerRef as Player, Power, Ref, SheetShips, Slot, Source, SpecialShip, TechOnTable,
} from '../generated/api';

/** A type without its `[field: string]` signature, so that its members can be replaced one by one. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

export type SeatNumber = number;
export type PlanetId = string;
/** A map by seat; JSON makes the seat numbers strings. */
export type BySeat<T> = Record<string, T>;
export type Colour = 'blue' | 'red' | 'yellow' | 'purple' | 'green' | 'orange' | 'cyan' | 'white';
export type PowerState = api.Power['state'];
export type Presence = api.Presence['seats'][string];
export type Proposal = api.Propose['what'];

export type TableSeat = Known<api.TableSeat>;
export type TableRecord = Omit<Known<api.Table>, 'seats' | 'options'> & {
  seats: TableSeat[];
  options: Record<string, unknown>;
  /** In the list of one's own tables. */
  waits_for_you?: boolean;
};

/** One line of a total. Its source may come in short form, as in `seat:2`. */
export type Term = Omit<api.Term, 'source'> & { source?: api.Source | string | null };
export interface Total {
  total: number;
  terms: Term[];
}
export type Encounter = Omit<api.Encounter, 'offense' | 'totals'> & {
  offense: SeatNumber;
  totals?: { offense: Total; defense: Total } | null;
  /** The destiny card: a seat, or a face. */
  destiny?: api.Ref | null;
  number?: number;
  result?: string | null;
};
export type SeatView = Omit<api.SeatView, 'colour'> & { colour: Colour };
export type View = Omit<api.View, 'encounter' | 'seats'> & {
  encounter: Encounter | null;
  seats: SeatView[];
  /** Colonies needed: foreign ones to win, home ones to keep the power. */
  needed?: { foreign_colonies: number; home_colonies: number };
};

/** One side of an offer as it is sent: named cards by id (given) or by term (asked for). */
export interface Give {
  cards: string[];
  random_cards: number;
  colony: PlanetId | null;
  lucre?: number;
}
export interface Offer {
  give: Give;
  take: Give;
  promises: string[];
}
/** One side of an offer as it is shown: named cards may be whole cards, missing fields are nothing. */
export type ShownGive = Omit<Known<api.Give>, 'cards'> & { cards?: (api.Card | string)[] };
export interface ShownOffer {
  give?: ShownGive;
  take?: ShownGive;
  promises?: string[];
}
export type DealAsk = Omit<api.DealAsk, 'offer' | 'received' | 'can_give'> & {
  offer: ShownOffer | null;
  received: ShownOffer | null;
  can_give: { cards: api.Card[]; colonies: PlanetId[]; random_cards?: number; lucre?: number };
};
export type Ask = api.ChooseAsk | api.AllocateAsk | api.OrderAsk | DealAsk;
/** The key and arguments of an ask's sentence, if it has any. */
export const messageKey = (ask: Ask): string => (ask.msg as api.Msg | undefined)?.key ?? '';
export type DealValue = { action: 'offer'; offer: Offer } | { action: 'accept' | 'withdraw' | 'refuse' };
export type Value = string[] | Record<string, number> | DealValue | null;

/** An event; the page notes with which seq it came. */
export type GameEvent = api.Event & { seq?: number };
export type AutoRule = Omit<api.Rule, 'match' | 'answer'> & {
  match: { moment?: string; source?: unknown; actor?: SeatNumber; target?: SeatNumber; side?: string };
  answer: unknown;
};

export type PatchOp =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

export type Hello = Omit<api.Hello, 'table' | 'view' | 'asks' | 'auto'> & {
  table: TableRecord;
  view: View | api.NoView;
  asks: Ask[];
  auto?: AutoRule[];
};
export type Update = Omit<api.Update, 'patch' | 'asks' | 'events'> & { patch: PatchOp[]; asks: Ask[]; events: GameEvent[] };
export type ServerFrame =
  | Hello
  | Update
  | api.Ack
  | api.Answered
  | api.ErrorMessage
  | api.Presence
  | api.ChatMessage
  | api.Pong
  | { type: 'table'; table: TableRecord }
  | { type: 'auto'; rules: AutoRule[] };
