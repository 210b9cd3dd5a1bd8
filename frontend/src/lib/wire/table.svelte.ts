/** A table as this page knows it: the view kept up to date, the open asks, the log, and the commands. */
import { namesOf, saidAsk, saidEvent } from '../i18n/engine';
import { api, ApiError } from './api';
import { randomHex, shortHash } from './hash';
import { kept } from './kept';
import { browserWorld, Link, type LinkWorld } from './link';
import { applyPatch } from './patch';
import type {
  Ask, AutoRule, BotLevel, BySeat, ChatLine, GameEvent, Hello, Presence, Proposal, ServerFrame, TableRecord, Update,
  Value, View,
} from './types';

/** connecting: first contact; live; lost: trying again; refused: the server will not let us in. */
export type LinkState = 'connecting' | 'live' | 'lost' | 'refused';
export interface Pending {
  id: string;
  value: Value;
  at: number;
}
export interface Refusal {
  ask: string | null;
  code: string;
  message: string;
}

/** How long it is said that another tab has answered, in milliseconds. */
const ELSEWHERE = 6000;
const LOG_PAGE = 500;

/** A question of a rule that an option adds, which may be answered at any time. */
const standing = (ask: Ask): boolean => Boolean(ask.free) && ask.source?.type === 'variant';

export class TableClient {
  link = $state<LinkState>('connecting');
  /** Own clock's time of the next try while lost. */
  retryAt = $state(0);
  /** The connection came back a moment ago. */
  back = $state(false);
  table = $state.raw<TableRecord | null>(null);
  seat = $state<number | null>(null);
  seq = $state(0);
  /** Grows when the whole state comes anew: nothing that happened before is shown in motion. */
  fresh = $state(0);
  /** The seq that a lost connection has caught up with: what is on the table then was played without us. */
  caughtUp = $state(-1);
  view = $state.raw<View | null>(null);
  waiting = $state.raw<number[]>([]);
  deadline = $state<number | null>(null);
  /** What is left of each seat's bank in milliseconds, null for bots; empty where the table has none. */
  banks = $state.raw<(number | null)[]>([]);
  auto = $state.raw<AutoRule[]>([]);
  log = $state.raw<GameEvent[]>([]);
  /** The events of the last update, for announcements and motion. */
  latest = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Until when (our clock) this person has to be silent, having said too much; and what was refused. */
  hushed = $state(0);
  unsaid = $state('');
  private lastWords = '';
  presence = $state.raw<BySeat<Presence>>({});
  spectators = $state(0);
  /** The question that was answered in another tab a moment ago. */
  elsewhere = $state.raw<Ask | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);
  /** Why the server refused: an error code. */
  refusedWith = $state('');
  private allAsks = $state.raw<Ask[]>([]);
  private pending = $state.raw<Map<string, Pending>>(new Map());
  private answered = $state.raw<Set<string>>(new Set());

  /** Questions still to be answered here, the nearest deadline first, public ones before windows, free ones last. */
  asks = $derived(
    this.allAsks
      .filter((ask) => !this.answered.has(ask.id) && !standing(ask))
      .sort(
        (a, b) =>
          Number(a.free ?? false) - Number(b.free ?? false) ||
          (a.deadline ?? Infinity) - (b.deadline ?? Infinity) ||
          Number(a.window) - Number(b.window),
      ),
  );

  /** What may be bought or given away between actions: it stands beside what is asked. */
  spending = $derived(this.allAsks.filter(standing));

  /** What the last update closed: word that another tab has answered may come after it. */
  private gone: Ask[] = [];
  private queue: Update[] = [];
  private unproven: { view: View; hash: string } | null = null;
  private readonly wire: Link;
  private readonly askOf = new Map<string, string>();

  constructor(
    /** Id or invite code. */
    readonly ref: string,
    readonly watch: boolean,
    private readonly world: LinkWorld = browserWorld,
    private readonly base = '',
  ) {
    this.wire = new Link(
      {
        url: () => {
          this.catchUp();
          return this.url();
        },
        frame: (frame) => this.take(frame as unknown as ServerFrame),
        opened: () => undefined,
        closed: (_code, everOpen, retryMs) => this.lost(everOpen, world.now() + retryMs),
      },
      world,
    );
  }

  start(): void {
    this.wire.start();
  }
  stop(): void {
    this.wire.stop();
  }
  hurry(): void {
    this.wire.hurry();
  }
  /** The server's time now. */
  now(): number {
    return Date.now() + this.offset;
  }
  pendingFor(ask: Ask): Pending | undefined {
    return this.pending.get(ask.id);
  }

  answer(ask: Ask, value: Value): void {
    if (this.pending.has(ask.id)) return;
    const id = randomHex(12);
    this.refusal = null;
    this.elsewhere = null;
    this.askOf.set(id, ask.id);
    this.pending = new Map(this.pending).set(ask.id, { id, value, at: Date.now() });
    this.wire.command(id, { type: 'answer', ask: ask.id, value });
  }
  setAuto(rules: AutoRule[]): void {
    this.wire.command(randomHex(12), { type: 'auto', rules });
  }
  propose(what: Proposal, more: { seat?: number; level?: BotLevel } = {}): void {
    this.refusal = null;
    this.wire.command(randomHex(12), { type: 'propose', what, ...more });
  }
  async say(text: string): Promise<void> {
    this.lastWords = text;
    if (!this.watch) {
      this.wire.send({ type: 'chat', text });
      return;
    }
    try {
      await api.chat(this.ref, text);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'rate_limited') throw problem;
      this.hush(problem.details as { retry_after?: number } | null);
    }
  }
  private hush(details: { retry_after?: number } | null): void {
    this.hushed = Date.now() + (details?.retry_after ?? 10) * 1000;
    this.unsaid = this.lastWords;
  }
  resync(): void {
    if (!this.watch) this.wire.send({ type: 'resync' });
    else {
      this.seq = 0;
      this.view = null;
      this.wire.reopen();
    }
  }

  private url(): string {
    const origin = this.base || location.origin.replace(/^http/, 'ws');
    const path = `/ws/tables/${encodeURIComponent(this.ref)}${this.watch ? '/watch' : ''}`;
    return `${origin}${path}${this.view ? `?after=${this.seq}&hash=${shortHash(this.view)}` : ''}`;
  }

  private take(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        return this.hello(frame);
      case 'update':
        return this.update(frame);
      case 'ack':
        return this.settle(frame.id, true);
      case 'error':
        if (frame.details?.['about'] === 'chat') return this.hush(frame.details);
        this.refusal = { ask: frame.id ? (this.askOf.get(frame.id) ?? null) : null, code: frame.code, message: frame.message };
        if (frame.id) this.settle(frame.id, false);
        return;
      case 'answered':
        return this.closedElsewhere(frame.ask);
      case 'table':
        this.table = frame.table;
        return;
      case 'auto':
        this.auto = frame.rules;
        return;
      case 'presence':
        this.presence = frame.seats;
        this.spectators = frame.spectators;
        return;
      case 'chat':
        this.chat = [...this.chat, frame].slice(-200);
        return;
      default:
        return;
    }
  }

  private live(): void {
    if (this.link === 'lost') {
      this.back = true;
      setTimeout(() => (this.back = false), 2000);
    }
    this.link = 'live';
  }

  private hello(frame: Hello): void {
    this.live();
    this.queue = [];
    this.offset = frame.now - Date.now();
    this.table = frame.table;
    this.seat = frame.seat;
    this.seq = frame.seq;
    this.fresh++;
    if (this.fresh > 1) this.caughtUp = frame.seq;
    this.view = 'phase' in frame.view ? (frame.view as View) : null;
    this.allAsks = this.said(frame.asks);
    this.answered = new Set();
    this.waiting = frame.waiting;
    this.deadline = frame.deadline;
    this.banks = frame.banks ?? [];
    if (frame.auto) this.auto = frame.auto;
    this.latest = [];
    if (this.view) void this.fetchLog();
  }

  /** Updates wait for the next picture, and are taken together. */
  private update(frame: Update): void {
    this.live();
    this.queue.push(frame);
    if (this.queue.length > 1) return;
    if (this.world.soon) this.world.soon(() => this.catchUp());
    else this.catchUp();
  }

  /** Takes the updates that have come. */
  private catchUp(): void {
    const frames = this.queue;
    this.queue = [];
    const last = frames.at(-1);
    if (!last) return;
    let next = this.view;
    let seq = this.seq;
    try {
      for (const frame of frames) {
        if (!next || frame.prev !== seq) return this.resync();
        next = applyPatch(next, frame.patch);
        seq = frame.seq;
      }
    } catch {
      return this.resync();
    }
    if (!next) return;
    this.show(next, last, frames);
    this.prove(next, last.hash);
  }

  /**
   * Reckons whether a view is the one that the server has, when there is time for it: a picture does not wait for that.
   * The last one's hash is enough, it proves all before it.
   */
  private prove(view: View, hash: string): void {
    const waits = this.unproven !== null;
    this.unproven = { view, hash };
    if (waits) return;
    const check = () => {
      const last = this.unproven;
      this.unproven = null;
      if (last && last.view === this.view && shortHash(last.view) !== last.hash) this.resync();
    };
    if (this.world.idle) this.world.idle(check);
    else check();
  }

  private show(view: View, frame: Update, frames: Update[]): void {
    this.view = view;
    this.seq = frame.seq;
    if (this.back) {
      this.fresh++;
      this.caughtUp = frame.seq;
    }
    const open = new Set(frame.asks.map((ask) => ask.id));
    this.gone = [...this.allAsks, ...frames.flatMap((each) => this.said(each.asks))].filter((ask) => !open.has(ask.id));
    this.allAsks = kept(this.allAsks, this.said(frame.asks));
    if (this.pending.size) this.pending = new Map([...this.pending].filter(([ask]) => open.has(ask)));
    // A question that is gone and comes back, after a take-back, is a question again.
    if (this.answered.size) {
      this.answered = new Set([...this.answered].filter((ask) => frames.every((each) => each.asks.some((asked) => asked.id === ask))));
    }
    this.waiting = kept(this.waiting, frame.waiting);
    this.deadline = frame.deadline;
    this.banks = kept(this.banks, frame.banks ?? []);
    const names = namesOf(view);
    const events = frames.flatMap((each) => each.events.map((event) => saidEvent({ seq: each.seq, ...event }, names)));
    if (events.length) {
      this.log = [...this.log, ...events];
      this.latest = events;
    }
  }

  /** Questions in the language of the page. */
  private said(asks: Ask[]): Ask[] {
    const names = namesOf(this.view);
    return asks.map((ask) => saidAsk(ask, names));
  }

  private settle(id: string, accepted: boolean): void {
    this.wire.settled(id);
    const ask = this.askOf.get(id);
    if (ask === undefined) return;
    this.askOf.delete(id);
    const pending = new Map(this.pending);
    const sent = pending.get(ask);
    pending.delete(ask);
    this.pending = pending;
    // An offer in a deal, and a free ask, stay open after their answer.
    const open = this.allAsks.find((other) => other.id === ask);
    if (accepted && open && open.kind !== 'deal' && !open.free && sent) this.answered = new Set(this.answered).add(ask);
  }

  private closedElsewhere(id: string): void {
    const ask = [...this.asks, ...this.gone].find((other) => other.id === id);
    if (!ask || ask.kind === 'deal') return;
    this.elsewhere = ask;
    setTimeout(() => this.elsewhere === ask && (this.elsewhere = null), ELSEWHERE);
    if (!ask.free) this.answered = new Set(this.answered).add(id);
  }

  private lost(everOpen: boolean, retryAt: number): void {
    this.retryAt = retryAt;
    if (this.link !== 'connecting' && this.link !== 'refused') this.link = 'lost';
    if (!everOpen) void this.askWhy();
  }

  /** A page cannot read why a socket was refused; the lobby can say it. */
  private async askWhy(): Promise<void> {
    try {
      const table = await api.table(this.ref);
      this.table = table;
      if (!this.watch) {
        const me = await api.me();
        if (table.seats.some((seat) => seat.player?.id === me.player.id)) return;
        this.refuse('not_seated');
      } else if (!table.spectators) this.refuse('forbidden');
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 404 || problem.status === 401 || problem.status === 403) this.refuse(problem.code);
      else this.link = 'lost';
    }
  }

  private refuse(code: string): void {
    this.refusedWith = code;
    this.link = 'refused';
    this.wire.stop();
  }

  /** Reads the log from its beginning, and puts behind it what has come on the socket since. */
  private async fetchLog(): Promise<void> {
    try {
      const past: GameEvent[] = [];
      let after: number | null = -1;
      let upTo = 0;
      while (after !== null) {
        const page = await api.events(this.ref, after, LOG_PAGE);
        const names = namesOf(this.view);
        past.push(...page.events.map((event) => saidEvent(event, names)));
        upTo = page.seq;
        const next = page.next ?? null;
        after = next !== null && next > after ? next : null;
      }
      this.log = [...past, ...this.log.filter((event) => (event.seq ?? 0) > upTo)];
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
    }
  }
}
