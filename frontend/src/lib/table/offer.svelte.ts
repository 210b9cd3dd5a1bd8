/** An offer in a deal while it is put together. Only what may change hands can be put into it. */
import type { Card, DealAsk, Give, Offer, PlanetId, ShownGive } from '../wire/types';

const nothing = (): Give => ({ cards: [], random_cards: 0, colony: null, lucre: 0 });

export class OfferDraft {
  give = $state<Give>(nothing());
  take = $state<Give>(nothing());
  promises = $state<string[]>([]);

  constructor(readonly ask: DealAsk) {
    if (ask.offer) this.copy(ask.offer.give, ask.offer.take, ask.offer.promises ?? []);
  }

  private copy(give: ShownGive = {}, take: ShownGive = {}, promises: string[]): void {
    const id = (card: Card | string) => (typeof card === 'string' ? card : card.id);
    this.give = { cards: (give.cards ?? []).map(id), random_cards: give.random_cards ?? 0, colony: give.colony ?? null, lucre: give.lucre ?? 0 };
    this.take = { cards: (take.cards ?? []).map(id), random_cards: take.random_cards ?? 0, colony: take.colony ?? null, lucre: take.lucre ?? 0 };
    this.promises = [...promises];
  }

  /** Starts from what the other side offered, with what we can really give. */
  fromReceived(): void {
    const received = this.ask.received;
    if (!received) return;
    const mine = new Set(this.ask.can_give.cards.map((card) => card.id));
    const term = (card: Card | string) => (typeof card === 'string' ? card : `${card.kind}`);
    this.copy(
      { ...received.give, cards: (received.give?.cards ?? []).filter((card) => typeof card !== 'string' && mine.has(card.id)) },
      { ...received.take, cards: (received.take?.cards ?? []).map(term) },
      [],
    );
  }

  get empty(): boolean {
    return [this.give, this.take].every((side) => side.cards.length === 0 && !side.random_cards && side.colony === null);
  }
  /** Random cards we can still promise: those not named. */
  get randomLeft(): number {
    const held = this.ask.can_give.random_cards ?? this.ask.can_give.cards.length;
    return held - this.give.cards.length - this.give.random_cards;
  }
  get randomTakeLeft(): number {
    return this.ask.can_receive.random_cards - this.take.cards.length - this.take.random_cards;
  }

  giveCard(id: string): void {
    if (!this.give.cards.includes(id)) this.give = { ...this.give, cards: [...this.give.cards, id] };
  }
  takeCard(term: string): void {
    this.take = { ...this.take, cards: [...this.take.cards, term] };
  }
  without(side: 'give' | 'take', at: number): void {
    this[side] = { ...this[side], cards: this[side].cards.filter((_, i) => i !== at) };
  }
  random(side: 'give' | 'take', by: 1 | -1): void {
    const next = this[side].random_cards + by;
    if (next >= 0) this[side] = { ...this[side], random_cards: next };
  }
  colony(side: 'give' | 'take', planet: PlanetId | null): void {
    this[side] = { ...this[side], colony: planet };
  }
  /** Lucre goes along with a card or a colony; the engine refuses it alone. */
  lucre(side: 'give' | 'take', by: number): void {
    const most = (side === 'give' ? this.ask.can_give : this.ask.can_receive).lucre ?? 0;
    this[side] = { ...this[side], lucre: Math.min(most, Math.max(0, (this[side].lucre ?? 0) + by)) };
  }
  promise(text: string): void {
    const trimmed = text.trim();
    if (trimmed) this.promises = [...this.promises, trimmed];
  }

  offer(): Offer {
    const plain = ({ lucre, ...half }: Give): Give => (lucre ? { ...half, lucre } : half);
    return { give: plain(this.give), take: plain(this.take), promises: [...this.promises] };
  }
}
