/** The languages, and how one is chosen: by the address for a visit, else as kept, else as the browser asks. */
import { speak } from './engine';
import { use } from './index';

export type Language = 'en' | 'de';
export const LANGUAGES: { value: Language; label: string }[] = [{ value: 'en', label: 'English' }, { value: 'de', label: 'Deutsch' }];

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((each) => each.value === value);

export function wanted(query: string, kept: string | null, asked: readonly string[]): Language {
  const visit = new URLSearchParams(query).get('lang');
  if (isLanguage(visit)) return visit;
  if (isLanguage(kept)) return kept;
  return asked.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Fetches a language's texts, before anything is shown. */
export async function start(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (language === 'en') return;
  const { texts, engine } = await import('./de');
  use('de', texts);
  speak(engine);
}
