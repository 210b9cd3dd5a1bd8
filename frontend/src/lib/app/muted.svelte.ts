/** Whom this browser does not hear in the chat. Nobody else knows of it. */
import type { ChatLine } from '../wire/types';

const KEY = 'fc.muted';

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

class Muted {
  /** Names by player id. */
  people = $state.raw<Record<string, string>>(stored());

  has(player: string | undefined): boolean {
    return player !== undefined && player in this.people;
  }
  /** The lines without theirs. */
  heard(lines: ChatLine[]): ChatLine[] {
    return Object.keys(this.people).length === 0 ? lines : lines.filter((line) => !this.has(line.player));
  }
  set(player: string, name: string, on: boolean): void {
    const { [player]: _gone, ...rest } = this.people;
    this.people = on ? { ...rest, [player]: name } : rest;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.people));
    } catch {
      /* A browser without storage: it holds for this visit. */
    }
  }
}

export const muted = new Muted();
