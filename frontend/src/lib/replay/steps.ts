/** A game's log as a film: steps, one for each moment that everybody was told of, in encounters. */
import type { GameEvent } from '../wire/types';

export interface Step {
  seq: number;
  encounter: number;
  events: GameEvent[];
}
/** How an encounter ended, in one word; empty while it is not known. */
export type Ending = 'landed' | 'defended' | 'deal' | 'no_deal' | 'both_lost' | 'settled' | 'won' | '';
export interface Chapter {
  encounter: number;
  /** First and last step, as places in the list of steps. */
  from: number;
  to: number;
  offense: number | null;
  defense: number | null;
  ending: Ending;
}

/** Events of one seq make one step; where they end one encounter and begin the next they make two. */
export function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const seq = event.seq ?? 0;
    const last = steps.at(-1);
    if (last && last.seq === seq && last.encounter === event.encounter) last.events.push(event);
    else steps.push({ seq, encounter: event.encounter, events: [event] });
  }
  return steps;
}

const seatIn = (event: GameEvent, name: string): number | null => {
  const ref = (event.msg?.args as Record<string, { type?: string; seat?: number }> | undefined)?.[name];
  return ref?.type === 'seat' ? (ref.seat ?? null) : null;
};

function told(chapter: Chapter, event: GameEvent): void {
  const results: Record<string, Ending> = { offense: 'landed', defense: 'defended', both_lose: 'both_lost' };
  if (event.kind === 'encounter' || event.kind === 'turn') chapter.offense = event.seat ?? chapter.offense;
  else if (event.kind === 'defense') {
    chapter.defense = event.seat ?? null;
    chapter.offense = seatIn(event, 'offense') ?? chapter.offense;
  } else if (event.kind.startsWith('outcome')) chapter.ending = results[String(event['result'])] ?? chapter.ending;
  else if (event.kind === 'deal_made') chapter.ending = 'deal';
  else if (event.kind === 'deal_failed') chapter.ending = 'no_deal';
  else if (event.kind === 'ships_settled' && chapter.ending === '') chapter.ending = 'settled';
  else if (event.kind === 'won') chapter.ending = 'won';
}

export function chaptersOf(steps: readonly Step[]): Chapter[] {
  const chapters: Chapter[] = [];
  steps.forEach((step, i) => {
    let chapter = chapters.at(-1);
    if (!chapter || chapter.encounter !== step.encounter) {
      chapter = { encounter: step.encounter, from: i, to: i, offense: null, defense: null, ending: '' };
      chapters.push(chapter);
    }
    chapter.to = i;
    for (const event of step.events) told(chapter, event);
  });
  return chapters;
}

/** The step at a seq: the last one that is not later; the first if there is none. */
export function stepAt(steps: readonly Step[], seq: number): number {
  let found = 0;
  steps.forEach((step, i) => {
    if (step.seq <= seq) found = i;
  });
  return found;
}
