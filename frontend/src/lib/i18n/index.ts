/** Texts of the interface by key. One language for now; `use` takes another file with the same keys. */
import { en, type MessageKey } from './en';

export type { MessageKey };
type Args = Record<string, string | number>;

let messages: Record<MessageKey, string> = en;
let locale = 'en-GB';
/** Made once: making them costs far more than asking them. */
let plurals = new Intl.PluralRules(locale);
let lists = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Switches the language; keys missing in the new file keep their English text. */
export function use(language: string, texts: Partial<Record<MessageKey, string>>): void {
  messages = { ...en, ...texts };
  locale = language;
  plurals = new Intl.PluralRules(locale);
  lists = new Intl.ListFormat(locale, { type: 'conjunction' });
}

/** Every key there is. */
export function keys(): MessageKey[] {
  return Object.keys(en) as MessageKey[];
}

/** Fills {name} and picks in {n|one|many}, also one inside the other. */
export function format(text: string, args: Args): string {
  const picked = text.replace(/\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g, (whole, name, one, many) => {
    const n = args[name as string];
    if (n === undefined) return whole as string;
    return plurals.select(Number(n)) === 'one' ? (one as string) : (many as string);
  });
  return picked.replace(/\{(\w+)\}/g, (whole, name) => String(args[name as string] ?? whole));
}

/** The text for a key. */
export function t(key: MessageKey, args: Args = {}): string {
  return format(messages[key], args);
}

/** The text for a key made at run time, or the fallback if there is none. */
export function maybe(key: string, fallback: string, args: Args = {}): string {
  return key in messages ? format(messages[key as MessageKey], args) : fallback;
}

/** Names as a list in words: "A, B and C". */
export function list(items: string[]): string {
  return lists.format(items);
}
