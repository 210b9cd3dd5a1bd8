import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortHash } from '../src/lib/wire/hash';
import type { LinkWorld, WebSocketLike } from '../src/lib/wire/link';
import { TableClient } from '../src/lib/wire/table.svelte';

/** A socket in the hands of the test, and a clock that only the test moves. */
class Socket implements WebSocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
class World implements LinkWorld {
  sockets: Socket[] = [];
  timers: { run: () => void; ms: number; off: boolean }[] = [];
  open(url: string): Socket {
    const socket = new Socket(url);
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return 0;
  }
  later(run: () => void, ms: number): () => void {
    const timer = { run, ms, off: false };
    this.timers.push(timer);
    return () => (timer.off = true);
  }
  random(): number {
    return 0.5;
  }
  get last(): Socket {
    return this.sockets.at(-1) as Socket;
  }
  /** Runs the next timer of that length. */
  pass(ms: number): void {
    const timer = this.timers.find((each) => !each.off && each.ms === ms);
    if (!timer) throw new Error(`no timer of ${ms} ms`);
    timer.off = true;
    timer.run();
  }
}

const view = { phase: 'launch', seats: [], planets: [], gate: { planet: null, ships: {} }, hand: [] };
const table = { id: 't', code: 'C', status: 'playing', seats: [], options: {} };
const ask = (id: string, more: object = {}) => ({
  id, seat: 0, kind: 'choose', options: [], min: 1, max: 1, window: false, deadline: null, ...more,
});
const hello = (more: object = {}) => ({
  type: 'hello', protocol: 1, table, seat: 0, seq: 5, view, asks: [ask('s0-1')], waiting: [0], deadline: null, auto: [],
  commitment: null, now: 1_000, ...more,
});
const update = (seq: number, prev: number, next: object, more: object = {}) => ({
  type: 'update', seq, prev, events: [], patch: [{ op: 'replace', path: '', value: next }], asks: [], waiting: [], deadline: null,
  hash: shortHash(next), ...more,
});

let world: World;
let client: TableClient;
beforeEach(() => {
  const log = { seq: 5, events: [{ kind: 'turn', text: 'A', encounter: 1 }], next: null };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.includes('/events') ? new Response(JSON.stringify(log)) : new Response('', { status: 503 })),
  );
  world = new World();
  client = new TableClient('C', false, world, 'ws://test');
  client.start();
  world.last.onopen?.();
  world.last.says(hello());
});

describe('updates', () => {
  it('follow one another', () => {
    world.last.says(update(6, 5, { ...view, phase: 'alliance' }, { events: [{ kind: 'x', text: 'B', encounter: 1 }] }));
    expect(client.view?.phase).toBe('alliance');
    expect(client.seq).toBe(6);
    expect(client.asks).toEqual([]);
    expect(client.log.at(-1)?.text).toBe('B');
    expect(world.last.sent).toEqual([]);
  });
  it.each([
    ['a gap', update(8, 7, view)],
    ['a wrong hash', { ...update(6, 5, view), hash: '0123456789abcdef' }],
    ['a patch that does not fit', { ...update(6, 5, view), patch: [{ op: 'remove', path: '/nothing' }] }],
  ])('ask for a fresh view after %s', (_name, frame) => {
    world.last.says(frame);
    expect(world.last.sent).toEqual([{ type: 'resync' }]);
    expect(client.view).toEqual(view);
    world.last.says(hello({ seq: 9, view: { ...view, phase: 'reveal' } }));
    expect(client.view?.phase).toBe('reveal');
  });
  it('put the read log before what came since', async () => {
    world.last.says(update(6, 5, view, { events: [{ kind: 'x', text: 'B', encounter: 1 }] }));
    await vi.waitFor(() => expect(client.log.map((event) => event.text)).toEqual(['A', 'B']));
  });
});

describe('answers', () => {
  it('go out once, with an id of their own, and close the question when acknowledged', () => {
    const question = client.asks[0]!;
    client.answer(question, ['0']);
    client.answer(question, ['1']);
    expect(world.last.sent).toHaveLength(1);
    const { id, ...rest } = world.last.sent[0]!;
    expect(rest).toEqual({ type: 'answer', ask: 's0-1', value: ['0'] });
    expect(client.pendingFor(question)).toBeDefined();
    world.last.says({ type: 'ack', id, seq: 5 });
    expect(client.pendingFor(question)).toBeUndefined();
    expect(client.asks).toEqual([]);
  });
  it('may be asked again after a take-back', () => {
    client.answer(client.asks[0]!, ['0']);
    world.last.says({ type: 'ack', id: world.last.sent[0]!['id'], seq: 5 });
    world.last.says(update(6, 5, view, { asks: [] }));
    world.last.says(update(7, 6, view, { asks: [ask('s0-1')] }));
    expect(client.asks.map((each) => each.id)).toEqual(['s0-1']);
  });
  it('leave the question open when refused, with the reason', () => {
    client.answer(client.asks[0]!, ['0']);
    world.last.says({ type: 'error', id: world.last.sent[0]!['id'], code: 'invalid', message: 'expected 1' });
    expect(client.refusal).toEqual({ ask: 's0-1', code: 'invalid', message: 'expected 1' });
    expect(client.asks).toHaveLength(1);
  });
  it('go out again after a reconnect, with the same id', () => {
    client.answer(client.asks[0]!, ['0']);
    const sent = world.last.sent[0];
    world.last.onclose?.({ code: 1006 });
    expect(client.link).toBe('lost');
    world.pass(400);
    world.last.onopen?.();
    expect(world.last.url).toBe(`ws://test/ws/tables/C?after=5&hash=${shortHash(view)}`);
    expect(world.last.sent).toEqual([sent]);
    world.last.says(update(5, 5, view));
    expect(client.link).toBe('live');
    expect(client.back).toBe(true);
  });
});

it('puts public questions before free ones, the nearest deadline first', () => {
  world.last.says(
    hello({ asks: [ask('f', { free: true }), ask('b', { deadline: 20 }), ask('a', { deadline: 10, window: true })] }),
  );
  expect(client.asks.map((each) => each.id)).toEqual(['a', 'b', 'f']);
});

it('knows the difference between the clocks', () => {
  world.last.says(hello({ now: Date.now() + 5_000 }));
  expect(Math.round(client.offset / 1000)).toBe(5);
});

it('waits longer after each failure, and no longer than ten seconds', () => {
  for (const ms of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    world.last.onclose?.({ code: 1006 });
    world.pass(ms);
  }
  client.stop();
});

describe('another tab of the same player', () => {
  it('closes a question here, and it is said', () => {
    world.last.says({ type: 'answered', ask: 's0-1' });
    expect(client.asks).toEqual([]);
    expect(client.elsewhere?.id).toBe('s0-1');
  });
  it('is heard of even after the update that closed the question', () => {
    world.last.says(update(6, 5, view, { asks: [] }));
    world.last.says({ type: 'answered', ask: 's0-1' });
    expect(client.elsewhere?.id).toBe('s0-1');
    expect(client.asks).toEqual([]);
  });
});

it('keeps what was said too fast, until it may be said again', async () => {
  await client.say('hello');
  world.last.says({ type: 'error', id: null, code: 'rate_limited', message: 'x', details: { about: 'chat', retry_after: 7 } });
  expect(client.unsaid).toBe('hello');
  expect(Math.round((client.hushed - Date.now()) / 1000)).toBe(7);
  expect(client.refusal).toBeNull();
});

it('takes the banks of a table that has some', () => {
  world.last.says(hello({ banks: [60_000, null] }));
  expect(client.banks).toEqual([60_000, null]);
  world.last.says(update(6, 5, view, { banks: [45_000, null] }));
  expect(client.banks).toEqual([45_000, null]);
});

describe('updates that come at once', () => {
  it('are taken together with the next picture', () => {
    const later: (() => void)[] = [];
    const slow = Object.assign(new World(), { soon: (run: () => void) => later.push(run) });
    const other = new TableClient('C', false, slow, 'ws://test');
    other.start();
    slow.last.onopen?.();
    slow.last.says(hello());
    slow.last.says(update(6, 5, { ...view, phase: 'alliance' }, { events: [{ kind: 'x', text: 'A', encounter: 1 }] }));
    slow.last.says({ ...update(7, 6, { ...view, phase: 'reveal' }, { events: [{ kind: 'x', text: 'B', encounter: 1 }] }), });
    expect(other.view?.phase).toBe('launch');
    expect(later).toHaveLength(1);
    later[0]?.();
    expect(other.view?.phase).toBe('reveal');
    expect(other.latest.map((event) => event.text)).toEqual(['A', 'B']);
    expect(other.seq).toBe(7);
    other.stop();
  });
  it('are asked for afresh if one of them is missing', () => {
    const later: (() => void)[] = [];
    const slow = Object.assign(new World(), { soon: (run: () => void) => later.push(run) });
    const other = new TableClient('C', false, slow, 'ws://test');
    other.start();
    slow.last.onopen?.();
    slow.last.says(hello());
    slow.last.says(update(6, 5, view));
    slow.last.says(update(8, 7, view));
    later[0]?.();
    expect(slow.last.sent).toEqual([{ type: 'resync' }]);
    expect(other.seq).toBe(5);
    other.stop();
  });
});
