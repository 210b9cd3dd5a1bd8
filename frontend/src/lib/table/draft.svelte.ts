/** An answer in the making: what is marked on the board, in the hand and in the prompt before it is sent. */
import type { AllocateAsk, Ask, ChooseAsk, OrderAsk, Ref, Slot, Value } from '../wire/types';

export class Draft {
  chosen = $state<string[]>([]);
  amounts = $state<Record<string, number>>({});
  order = $state<string[]>([]);

  constructor(readonly ask: Ask) {
    if (ask.kind === 'allocate') this.amounts = ask.default ? { ...ask.default } : least(ask);
    if (ask.kind === 'order') {
      const all = ask.options.map((option) => option.id);
      this.order = ask.default?.length === all.length ? [...ask.default] : all;
    }
    if (ask.kind === 'choose' && !ask.free && ask.max > 1 && ask.default?.length) this.chosen = [...ask.default];
  }

  get total(): number {
    return Object.values(this.amounts).reduce((sum, n) => sum + n, 0);
  }

  has(id: string): boolean {
    return this.chosen.includes(id);
  }
  amount(slot: Slot): number {
    return this.amounts[slot.id] ?? slot.min;
  }

  /** Marks an option, or takes the mark away. Where only one fits, the mark moves. */
  toggle(id: string): void {
    const ask = this.ask as ChooseAsk;
    if (this.has(id)) this.chosen = this.chosen.filter((other) => other !== id);
    else if (ask.max === 1) this.chosen = [id];
    else if (this.chosen.length < ask.max) this.chosen = [...this.chosen, id];
  }

  /** More or fewer in a slot, within its bounds and the total's. */
  canStep(slot: Slot, by: 1 | -1): boolean {
    const ask = this.ask as AllocateAsk;
    const next = this.amount(slot) + by;
    return next >= slot.min && next <= slot.max && (by < 0 || this.total < ask.total.max);
  }
  step(slot: Slot, by: 1 | -1): void {
    if (this.canStep(slot, by)) this.amounts = { ...this.amounts, [slot.id]: this.amount(slot) + by };
  }

  move(id: string, by: 1 | -1): void {
    const at = this.order.indexOf(id);
    const to = at + by;
    if (at < 0 || to < 0 || to >= this.order.length) return;
    const next = [...this.order];
    next.splice(at, 1);
    next.splice(to, 0, id);
    this.order = next;
  }

  /** The answer can be sent as it is. */
  get ready(): boolean {
    const { ask } = this;
    switch (ask.kind) {
      case 'choose':
        return this.chosen.length >= ask.min && this.chosen.length <= ask.max;
      case 'allocate':
        return (
          this.total >= ask.total.min &&
          this.total <= ask.total.max &&
          ask.slots.every((slot) => this.amount(slot) >= slot.min && this.amount(slot) <= slot.max)
        );
      case 'order':
        return this.order.length === ask.options.length;
      default:
        return false;
    }
  }

  value(): Value {
    switch (this.ask.kind) {
      case 'choose':
        return [...this.chosen];
      case 'allocate':
        return Object.fromEntries(Object.entries(this.amounts).filter(([, n]) => n > 0));
      default:
        return [...this.order];
    }
  }
}

/** The first legal allocation: every slot's least, then more in order until the total is enough. */
function least(ask: AllocateAsk): Record<string, number> {
  const amounts: Record<string, number> = {};
  let missing = ask.total.min - ask.slots.reduce((sum, slot) => sum + slot.min, 0);
  for (const slot of ask.slots) {
    const more = Math.max(0, Math.min(missing, slot.max - slot.min));
    amounts[slot.id] = slot.min + more;
    missing -= more;
  }
  return amounts;
}

/** The refs of an option or slot, the main one first. */
export function refsOf(entry: { ref: Ref; refs?: Ref[] }): Ref[] {
  return entry.refs ? [entry.ref, ...entry.refs] : [entry.ref];
}

/** Whether an option or slot means this thing: `means(option, 'planet', 7)`. */
export function means(entry: { ref: Ref; refs?: Ref[] }, type: string, id: unknown): boolean {
  return refsOf(entry).some((ref) => ref.type === type && refId(ref) === String(id));
}

/** What a ref points at: the field named as its type, or the id of what stands there (a whole card, a source). */
export function refId(ref: Ref): string {
  const value = ref[ref.type];
  if (value !== null && typeof value === 'object' && 'id' in value) return String(value.id);
  return String(value);
}

const PLAIN = new Set(['yes', 'no', 'pass', 'use', 'redraw', 'alien', 'flare', 'artifact', 'tech']);

/** A question with a few plain answers: each is a button that answers at once. */
export function direct(ask: Ask): ask is ChooseAsk {
  if (ask.kind !== 'choose' || ask.max !== 1 || (ask.min !== 1 && !ask.free)) return false;
  return ask.window || (ask.options.length <= 4 && ask.options.every((option) => PLAIN.has(option.ref.type)));
}

/** The entries a click on the board or the hand can mean. */
export function entriesOf(ask: Ask | null): (ChooseAsk['options'][number] | Slot)[] {
  if (ask === null || ask.kind === 'deal') return [];
  return ask.kind === 'allocate' ? ask.slots : (ask as ChooseAsk | OrderAsk).options;
}
