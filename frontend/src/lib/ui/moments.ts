/** Sheets name moments in short, as in `planning.after_select`: here they become words. */
import { moments } from '../i18n/en/moments';

const SHORT = /\b(start_turn|regroup|destiny|launch|alliance|planning|reveal|resolution|encounter)\.([a-z]+(?:_[a-z]+)*)\b/g;

export function inWords(text: string): string {
  return text.replace(SHORT, (whole, phase: string, moment: string, at: number) => {
    const known = moments[whole];
    if (known !== undefined) return known;
    // Two sentences without a space between them are no moment.
    return moment.includes('_') ? `“${moment.replaceAll('_', ' ')}” in ${phase.replaceAll('_', ' ')}` : text.slice(at, at + whole.length);
  });
}
