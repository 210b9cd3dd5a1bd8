/** The catalogue: texts of aliens and cards, and the options of a table; read once, when first needed. */
import { t } from '../i18n';
import { api, ApiError, type OptionSchema } from '../wire/api';

export interface AlienText {
  id: string;
  name: string;
  tagline?: string;
  text?: string;
  power?: string;
  power_name?: string;
  roles?: string[] | string;
  phases?: string[] | string;
  mandatory?: boolean;
  /** How demanding it is: green, yellow or red. */
  alert?: string;
  /** What a zap stops. */
  zap?: string;
  wild?: string;
  super?: string;
  rulings?: { about: string; answer: string }[];
  [field: string]: unknown;
}
export interface CardText {
  id: string;
  name: string;
  kind?: string;
  text?: string;
  effect?: string;
  count?: number;
  /** `cosmic`, `destiny` or `tech`. */
  deck?: string;
  value?: number;
  [field: string]: unknown;
}

/** A list under some name, or an object by id: both become a list of entries with an id. */
export function entries<T extends { id: string }>(answer: unknown, field: string): T[] {
  const inner = (answer as Record<string, unknown> | null)?.[field] ?? answer;
  if (Array.isArray(inner)) return inner as T[];
  if (inner === null || typeof inner !== 'object') return [];
  return Object.entries(inner).map(([id, entry]) => ({ id, ...(entry as object) }) as T);
}

class Rules {
  aliens = $state.raw<Map<string, AlienText>>(new Map());
  cards = $state.raw<Map<string, CardText>>(new Map());
  options = $state.raw<OptionSchema | null>(null);
  private asked = new Set<string>();

  private once(what: string, read: () => Promise<void>): void {
    if (this.asked.has(what)) return;
    this.asked.add(what);
    read().catch((problem: unknown) => {
      this.asked.delete(what);
      if (!(problem instanceof ApiError)) throw problem;
    });
  }
  needAliens(): void {
    this.once('aliens', async () => {
      const list = entries<AlienText>(await api.aliens(), 'aliens');
      this.aliens = new Map(list.map((entry) => [entry.id, entry]));
    });
  }
  needCards(): void {
    this.once('cards', async () => {
      const list = entries<CardText>(await api.cards(), 'cards');
      this.cards = new Map(list.map((entry) => [entry.id, entry]));
    });
  }
  needOptions(): void {
    this.once('options', async () => {
      const answer = (await api.options()) as OptionSchema & { schema?: OptionSchema; options?: OptionSchema };
      this.options = answer.properties ? answer : (answer.schema ?? answer.options ?? answer);
    });
  }
}

export const rules = new Rules();

/** A catalogue id as words, for things without an entry. */
export function title(id: string): string {
  return id.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
export function alienName(id: string): string {
  return rules.aliens.get(id)?.name ?? title(id);
}
/** The name of anything a source can name: an alien, a flare, a card, a technology. */
export function sourceName(source: { type: string; id: string }): string {
  if (source.type === 'alien') return alienName(source.id);
  if (source.type === 'flare' || source.id.startsWith('flare_')) return t('sheet.flare_of', { name: alienName(source.id.replace(/^flare_/, '')) });
  return rules.cards.get(source.id)?.name ?? title(source.id);
}
/** A card's face in words, by its id in the catalogue: `attack_08` is Attack 08. */
export function faceName(id: string): string {
  const [, kind, value] = /^(attack|reinforcement|kicker|rift)_(-?\d+)$/.exec(id) ?? [];
  if (kind === 'attack') return `${t('card.attack')} ${value?.replace('-', '−')}`;
  if (kind === 'rift') return `${t('card.rift')} ${value}`;
  if (kind === 'kicker') return `${t('card.kicker')} ×${value}`;
  if (kind === 'reinforcement') return `${t('card.reinforcement_name')} +${value}`;
  if (id === 'negotiate' || id === 'morph') return t(`card.${id}`);
  return sourceName({ type: 'card', id });
}
const FACES = new Set(['attack', 'negotiate', 'morph', 'reinforcement', 'kicker', 'rift', 'flare']);
/** A card's name in the language of the page; what has a name of its own keeps it. */
export function cardName(card: { card: string; kind: string; name: string }): string {
  return FACES.has(card.kind) ? faceName(card.card) : card.name;
}
