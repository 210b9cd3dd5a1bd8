/** Cards asked for in a deal, in words: `attack:12`, `artifact:plague`, `attack:highest`. */
import { cardName, title } from '../app/rules.svelte';
import { maybe, t } from '../i18n';
import type { Card } from '../wire/types';

export function termWords(term: string): string {
  const [kind, detail] = term.split(':') as [string, string | undefined];
  if (detail === 'highest') return t('deal.term.highest');
  if (detail === 'lowest') return t('deal.term.lowest');
  const name = maybe(`card.${kind}`, title(kind));
  if (detail === undefined) return t('deal.term', { label: name });
  if (kind === 'attack') return `${name} ${detail.padStart(2, '0')}`;
  return kind === 'reinforcement' ? `${name} +${detail}` : kind === 'artifact' ? title(detail) : `${title(detail)} ${name}`;
}

export function cardWords(card: Card | string, hand: readonly Card[]): string {
  if (typeof card !== 'string') return cardName(card);
  const held = hand.find((other) => other.id === card);
  return held ? cardName(held) : termWords(card);
}
