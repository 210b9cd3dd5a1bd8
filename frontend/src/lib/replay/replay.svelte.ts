/** A game that is looked at again: which step is shown, with whose eyes, and the views that it needs. */
import { namesOf, saidEvent } from '../i18n/engine';
import { api, ApiError } from '../wire/api';
import { TableClient } from '../wire/table.svelte';
import type { GameEvent, TableRecord, View } from '../wire/types';
import { chaptersOf, stepAt, stepsOf, type Chapter, type Step } from './steps';

/** `all`: open hands; `spectator`: what everybody saw; else a seat. */
export type Eyes = 'all' | 'spectator' | `${number}`;
export const SPEEDS = [1, 2, 4] as const;
/** How long a step stays at speed 1, in milliseconds. */
const STEP = 1300;
const AHEAD = 3;
const PAGE = 1000;

export class Replay {
  /** Stands in for a live table, so that the same map, panels and sheets show the past. */
  readonly client: TableClient;
  steps = $state.raw<Step[]>([]);
  chapters = $derived<Chapter[]>(chaptersOf(this.steps));
  at = $state(0);
  eyes = $state<Eyes>('all');
  speed = $state<(typeof SPEEDS)[number]>(1);
  playing = $state(false);
  problem = $state('');
  loaded = $state(false);
  step = $derived<Step | undefined>(this.steps[this.at]);
  chapter = $derived<Chapter | undefined>(this.chapters.find((each) => this.at >= each.from && this.at <= each.to));
  private readonly views = new Map<string, Promise<View>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(readonly ref: string) {
    this.client = new TableClient(ref, true);
  }

  /** Reads the table and its whole log, and shows the step at `seq` (0: the first). */
  async load(seq: number, eyes: Eyes | null): Promise<void> {
    try {
      const table: TableRecord = await api.table(this.ref);
      this.client.table = table;
      this.client.link = 'live';
      // While a game is played its hands are closed: one's own eyes, or the spectators'.
      this.eyes = table.status === 'finished' ? (eyes ?? 'all') : 'spectator';
      const events: GameEvent[] = [];
      let after: number | null = -1;
      while (after !== null) {
        const page = await api.events(this.ref, after, PAGE);
        events.push(...page.events);
        const next: number | null = page.next ?? null;
        after = next !== null && next > after ? next : null;
      }
      // The last view has every seat and planet that the sentences name.
      const last = events.at(-1)?.seq ?? 0;
      const names = namesOf(last ? (await api.view(this.ref, last, this.eyes)).view : null);
      this.steps = stepsOf(events.map((event) => saidEvent(event, names)));
      this.loaded = true;
      await this.go(seq > 0 ? stepAt(this.steps, seq) : 0);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.problem = problem.code;
    }
  }

  get finished(): boolean {
    return this.client.table?.status === 'finished';
  }

  private viewAt(index: number): Promise<View> {
    const seq = this.steps[index]?.seq ?? 0;
    const key = `${this.eyes}:${seq}`;
    let view = this.views.get(key);
    if (!view) {
      view = api.view(this.ref, seq, this.eyes).then((answer) => answer.view);
      // What failed is asked for anew the next time.
      view.catch(() => this.views.delete(key));
      this.views.set(key, view);
    }
    return view;
  }

  async go(index: number): Promise<void> {
    if (this.steps.length === 0) return;
    this.at = Math.max(0, Math.min(this.steps.length - 1, index));
    const mine = ++this.wanted;
    try {
      const view = await this.viewAt(this.at);
      if (mine !== this.wanted) return;
      this.problem = '';
      if (view.seats) this.client.view = view;
      this.client.latest = this.step?.events ?? [];
      for (let i = 1; i <= AHEAD; i++) if (this.at + i < this.steps.length) void this.viewAt(this.at + i).catch(() => undefined);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (mine === this.wanted) this.problem = problem.code;
    }
  }
  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.go(this.at);
  }
  /** To the beginning of an encounter that is `by` away; backwards first to the beginning of this one. */
  jump(by: number): void {
    const here = this.chapters.findIndex((each) => this.at >= each.from && this.at <= each.to);
    const back = by < 0 && this.chapters[here] && this.at > (this.chapters[here] as Chapter).from;
    const goal = this.chapters[back ? here : Math.max(0, Math.min(this.chapters.length - 1, here + by))];
    if (goal) void this.go(goal.from);
  }
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.steps.length - 1) void this.go(0);
    this.playing = true;
    this.tick();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.at >= this.steps.length - 1) return this.pause();
      await this.go(this.at + 1);
      if (this.playing) this.tick();
    }, STEP / this.speed);
  }
}
