/** What a first game teaches: one hint for each kind of moment, once in this browser, until they are switched off. */
import { maybe } from '../i18n';
import { messageKey, type Ask, type TableRecord } from '../wire/types';

const KEY = 'fc.hints';
const OFF = 'off';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

class Hints {
  private seen = $state.raw<Set<string>>(new Set(read().split(' ').filter(Boolean)));
  /** They are wanted. */
  on = $derived(!this.seen.has(OFF));

  private keep(seen: Set<string>): void {
    this.seen = seen;
    try {
      localStorage.setItem(KEY, [...seen].join(' '));
    } catch {
      // A browser without storage: the hints are seen for this visit.
    }
  }
  /** The hint for a question: its key and text; null if there is none or it was seen. */
  for(ask: Ask | null): { key: string; text: string } | null {
    if (ask === null || !this.on) return null;
    const key = messageKey(ask).replace(/^ask\./, '');
    const text = maybe(`hint.${key}`, '');
    return text === '' || this.seen.has(key) ? null : { key, text };
  }
  got(key: string): void {
    this.keep(new Set(this.seen).add(key));
  }
  turn(on: boolean): void {
    this.keep(on ? new Set() : new Set(this.seen).add(OFF));
  }
}

export const hints = new Hints();

/** A table at which one learns: a single person among bots. */
export const teaches = (table: TableRecord | null): boolean => (table?.seats ?? []).filter((seat) => seat.player !== null).length === 1;
