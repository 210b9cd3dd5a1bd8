/**
 * One socket to a table that is opened again whenever it closes.
 * It knows nothing of the game: it hands frames up, asks where to go on, and repeats commands that were never acknowledged.
 */

/** What the link needs from the outside; tests give their own. */
export interface LinkWorld {
  open(url: string): WebSocketLike;
  now(): number;
  later(run: () => void, ms: number): () => void;
  random(): number;
  /** Runs with the next picture, so that what comes at once is shown at once; missing = at once. */
  soon?(run: () => void): void;
  /** Runs when the page has nothing better to do; missing = at once. */
  idle?(run: () => void): void;
}
export interface WebSocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}
export interface LinkEvents {
  /** The address to open, with where to go on. */
  url(): string;
  frame(frame: Record<string, unknown>): void;
  /** The socket is there; nothing has come yet. */
  opened(): void;
  /** It closed; `everOpen` is false when the server refused it or cannot be reached. Next try after `retryMs`. */
  closed(code: number, everOpen: boolean, retryMs: number): void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 10_000;
/** A quiet socket is asked for a sign of life, and given up when none comes. */
const PING_EVERY = 20_000;
const PATIENCE = 50_000;

export const browserWorld: LinkWorld = {
  open: (url) => new WebSocket(url) as unknown as WebSocketLike,
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  soon: (run) => {
    if (document.hidden) return run();
    let done = false;
    const once = () => {
      if (!done) run();
      done = true;
    };
    requestAnimationFrame(once);
    setTimeout(once, 100); // a page that is being hidden gets no picture
  },
  idle: (run) => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
    else setTimeout(run, 50);
  },
};

export class Link {
  private socket: WebSocketLike | null = null;
  private up = false;
  private stopped = true;
  private failures = 0;
  private heardAt = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private unacknowledged = new Map<string, string>();

  constructor(
    private readonly events: LinkEvents,
    private readonly world: LinkWorld = browserWorld,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  /** Closes for good; nothing is handed up after that. */
  stop(): void {
    this.stopped = true;
    this.cancelRetry?.();
    this.cancelPing?.();
    this.unacknowledged.clear();
    this.drop(1000);
  }

  /** Tries at once instead of waiting, for example when the network is back. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    this.cancelRetry?.();
    this.connect();
  }

  /** Drops the socket and opens a new one. */
  reopen(): void {
    this.drop(1000);
    if (!this.stopped) this.connect();
  }

  /** Sends now, or not at all. */
  send(frame: Record<string, unknown>): void {
    if (this.up) this.socket?.send(JSON.stringify(frame));
  }

  /** Sends a command with an id, again after each reconnect until it is settled. */
  command(id: string, frame: Record<string, unknown>): void {
    const text = JSON.stringify({ ...frame, id });
    this.unacknowledged.set(id, text);
    if (this.up) this.socket?.send(text);
  }

  settled(id: string): void {
    this.unacknowledged.delete(id);
  }

  private connect(): void {
    this.cancelRetry = null;
    const socket = this.world.open(this.events.url());
    let everOpen = false;
    this.socket = socket;
    socket.onopen = () => {
      everOpen = true;
      this.up = true;
      this.heardAt = this.world.now();
      this.events.opened();
      for (const text of this.unacknowledged.values()) socket.send(text);
      this.watchLife();
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = this.world.now();
      this.failures = 0;
      if (typeof data !== 'string') return;
      this.events.frame(JSON.parse(data) as Record<string, unknown>);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.up = false;
      this.cancelPing?.();
      if (this.stopped) return;
      const spread = 0.75 + this.world.random() / 2;
      const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.failures++) * spread;
      this.cancelRetry = this.world.later(() => this.connect(), wait);
      this.events.closed(code, everOpen, wait);
    };
  }

  private drop(code: number): void {
    const socket = this.socket;
    this.socket = null;
    this.up = false;
    this.cancelPing?.();
    socket?.close(code);
  }

  private watchLife(): void {
    this.cancelPing = this.world.later(() => {
      if (this.world.now() - this.heardAt > PATIENCE) {
        this.reopen();
        return;
      }
      this.send({ type: 'ping' });
      this.watchLife();
    }, PING_EVERY);
  }
}
