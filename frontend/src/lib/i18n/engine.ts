/**
 * The server's sentences in another language. It sends each as finished English text and as key and arguments
 * (`msg`); here a language's templates are filled with them. What a language has no template for stays English.
 */
import { faceName, sourceName } from '../app/rules.svelte';
import { worldName } from '../board/worlds';
import { format, list, t } from './index';
import type { Ask, GameEvent, Message, Option, Slot, View } from '../wire/types';

export interface Sentences {
  asks: Record<string, readonly [title: string, text: string]>;
  labels: Record<string, string>;
  /** What uses of the rules' own parts do; what sheets and cards do is said by them. */
  uses: Record<string, string>;
  events: Record<string, string>;
  /** What happens at the table and not in the game, by kind; several ways by what it is about. */
  table: (kind: string, args: Record<string, unknown>, seat: (seat: unknown) => string) => string | null;
  /** Words inside sentences: sides, nobody, what changes hands. */
  words: {
    offense: string;
    defense: string;
    nobody: string;
    nothing: string;
    amounts: Record<'cards' | 'lucre' | 'captives' | 'colony', string>;
    flare: (name: string) => string;
  };
}
/** What a language needs to know of the table. */
export interface Names {
  seat: (seat: number) => string;
  planet: (id: string) => string;
  thing: (type: string, id: string) => string;
}

let sentences: Sentences | null = null;
export function speak(texts: Sentences | null): void {
  sentences = texts;
}
/** An argument in words. */
function words(value: unknown, names: Names, own: Sentences['words']): string {
  if (Array.isArray(value)) return value.length ? list(value.map((each) => words(each, names, own))) : own.nobody;
  if (value === null || typeof value !== 'object') return String(value);
  const ref = value as { type: string; id?: string; [field: string]: unknown };
  const what = ref.id ?? ref[ref.type];
  switch (ref.type) {
    case 'seat':
      return names.seat(Number(what));
    case 'planet':
      return names.planet(String(what));
    case 'side':
      return what === 'offense' ? own.offense : own.defense;
    case 'nothing':
      return own.nothing;
    case 'cards':
    case 'lucre':
    case 'captives':
      return format(own.amounts[ref.type], { n: Number(what) });
    case 'colony':
      return format(own.amounts.colony, { planet: names.planet(String(what)) });
    case 'flare':
      return own.flare(names.thing('alien', String(what)));
    case 'yes':
    case 'no':
    case 'pass':
      return sentences?.labels[ref.type] ?? ref.type;
    case 'warp':
      return sentences?.labels['warp'] ?? 'the warp';
    case 'choice': // an option of a sheet or card that was announced
      return sentences?.labels[String(what)] ?? String(what).replace(/^.*\./, '').replaceAll('_', ' ');
    default:
      return names.thing(ref.type, String(what));
  }
}

/** `{n|card|cards}` in a template is the number with the right form of the word. */
function fill(template: string, args: Record<string, unknown>, names: Names, own: Sentences['words']): string {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) plain[name] = typeof value === 'number' ? value : words(value, names, own);
  return format(template.replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, '{$1} {$1|$2|$3}'), plain);
}

/** The sentence for a message, or the English one. */
export function sentence(text: string, msg: Message | undefined, names: Names): string {
  if (!sentences || !msg) return text;
  const [kind, key] = [msg.key.slice(0, msg.key.indexOf('.')), msg.key.slice(msg.key.indexOf('.') + 1)];
  if (kind === 'table') return sentences.table(key, msg.args, (seat) => names.seat(Number(seat))) ?? text;
  if (kind === 'option') return sentences.labels[key] ?? text;
  const template = kind === 'event' ? sentences.events[key] : kind === 'label' ? sentences.labels[key] : undefined;
  if (template === undefined) {
    // A label without words of its own is its thing's name.
    const thing = kind === 'label' ? msg.args[key] : undefined;
    return thing && typeof thing === 'object' ? words(thing, names, sentences.words) : text;
  }
  const said = fill(template, msg.args, names, sentences.words);
  // What a use does is said by its sheet, in the sheet's language.
  const hint = msg.hint ? (sentences.uses[msg.hint] ?? text.slice(text.indexOf(': ') + 2)) : '';
  return hint ? `${said}: ${hint}` : said;
}

export function saidEvent(event: GameEvent, names: Names): GameEvent {
  return sentences ? { ...event, text: sentence(event.text, event.msg, names) } : event;
}

export function saidAsk(ask: Ask, names: Names): Ask {
  if (!sentences) return ask;
  const msg = ask.msg as Message | undefined;
  const key = msg?.key.replace(/^ask\./, '') ?? '';
  const template = sentences.asks[key];
  const own = sentences.words;
  if (key.startsWith('table.')) {
    const seat = (n: unknown) => names.seat(Number(n));
    const question = sentences.table(`ask.${key.slice('table.'.length)}`, msg?.args ?? {}, seat) ?? ask.title;
    return { ...ask, title: question, text: question, ...(ask.kind === 'choose' ? { options: ask.options.map((each) => ({ ...each, label: sentence(each.label, each.msg as Message | undefined, names) })) } : {}) };
  }
  const said = template
    ? { title: fill(template[0], msg?.args ?? {}, names, own), text: fill(template[1], msg?.args ?? {}, names, own) }
    : {};
  const entry = <T extends Option | Slot>(each: T): T => ({ ...each, label: sentence(each.label, each.msg as Message | undefined, names) });
  if (ask.kind === 'allocate') return { ...ask, ...said, slots: ask.slots.map(entry) };
  if (ask.kind === 'deal') return { ...ask, ...said };
  return { ...ask, ...said, options: ask.options.map(entry) };
}

/** Names from a view; things by their name in the catalogue. */
export function namesOf(view: View | null): Names {
  const seat = (n: number) => view?.seats.find((other) => other.seat === n)?.name ?? `#${n}`;
  return {
    seat,
    thing: (type, id) => (type === 'face' ? faceName(id) : sourceName({ type: type === 'tech_card' ? 'tech' : type, id })),
    planet: (id) => {
      const planet = view?.planets.find((other) => String(other.id) === id);
      const moon = view?.moons?.find((other) => String(other.id) === id);
      if (moon) return t('board.moon_of', { name: seat(moon.system), n: moon.index + 1 });
      if (!planet || !view) return view?.systems ? t('board.world.gone') : id;
      if (view.systems) return worldName(view, planet, seat(planet.system));
      return t('board.planet_of', { name: seat(planet.system), n: planet.index + 1 });
    },
  };
}
