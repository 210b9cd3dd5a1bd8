/** Standing orders: the rules that the page can make, and how they are said. */
import { alienName, title } from '../app/rules.svelte';
import { t } from '../i18n';
import type { AutoRule, Source } from '../wire/types';

/** Pass in every window until then; woken when an act names this seat or somebody plays a card, if wanted. */
export function passUntil(until: AutoRule['until'], wake: AutoRule['wake']): AutoRule {
  return { match: {}, answer: 'pass', until, wake };
}
/** Never ask about this power or card again in this game. */
export function passAbout(source: Source): AutoRule {
  return { match: { source: { type: source.type, id: source.id } }, answer: 'pass', until: 'game', wake: [] };
}
export function without(rules: AutoRule[], rule: AutoRule): AutoRule[] {
  const same = JSON.stringify(rule.match);
  return rules.filter((other) => JSON.stringify(other.match) !== same || (same === '{}' && other.until !== rule.until));
}
export function ruleWords(rule: AutoRule): string {
  const until = t(`auto.until.${rule.until}`);
  const source = rule.match.source as Source | undefined;
  if (!source) return t('auto.rule', { until });
  return t('auto.of_source', { until, source: source.type === 'alien' ? alienName(source.id) : title(source.id) });
}
