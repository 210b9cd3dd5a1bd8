/** Sentences that the page itself makes from an ask: the default in words, the name of the main button. */
import { maybe, t } from '../i18n';
import { messageKey, type AllocateAsk, type Ask, type ChooseAsk, type Option, type Slot } from '../wire/types';
import type { Draft } from './draft.svelte';

/** The deal of two who both played a negotiate; any other says itself what it is about and what happens without it. */
export const usualDeal = (ask: Ask): boolean => ask.kind === 'deal' && messageKey(ask) === 'ask.deal';

/** What happens by itself when the time is up. */
export function defaultWords(ask: Ask, slotName: (slot: Slot) => string = (slot) => slot.label): string {
  if (ask.kind === 'deal') return t(usualDeal(ask) ? 'prompt.default.deal' : 'deal.refuse');
  if (ask.default === null || ask.default === undefined) {
    return t(ask.back ? 'prompt.default.back' : 'prompt.default.nothing');
  }
  if (ask.kind === 'allocate') {
    const picked = ask.slots.filter((slot) => (ask.default?.[slot.id] ?? 0) > 0);
    if (picked.length === 0) return t('prompt.default.nothing');
    return picked.map((slot) => `${ask.default?.[slot.id]} × ${slotName(slot)}`).join(', ');
  }
  const labels = ask.default.map((id) => ask.options.find((option) => option.id === id)?.label ?? id);
  return labels.length === 0 ? t('prompt.default.nothing') : labels.join(', ');
}

/** The text of a question without its sentence about the default, which the prompt says itself, in the ask's own values. */
export function bodyWords(ask: Ask): string {
  if (ask.text === ask.title || usualDeal(ask)) return '';
  return ask.text.replace(/\s*(By default|If you do nothing)\b[^.]*\./g, '').trim();
}

/** The main button: it names the act. */
export function confirmWords(ask: Ask, draft: Draft): string {
  if (ask.kind === 'order') return t('prompt.order');
  if (ask.kind === 'allocate') return allocateWords(ask, draft);
  if (ask.kind === 'deal') return t('deal.send');
  return chooseWords(ask, draft);
}

function allocateWords(ask: AllocateAsk, draft: Draft): string {
  const { total } = draft;
  if (total < ask.total.min) return t('prompt.short_by', { n: ask.total.min - total });
  if (total > ask.total.max) return t('prompt.over_by', { n: total - ask.total.max });
  return maybe(`act.${messageKey(ask)}`, t('prompt.confirm_total', { n: total }), { n: total });
}

function chooseWords(ask: ChooseAsk, draft: Draft): string {
  const chosen = draft.chosen.map((id) => ask.options.find((option) => option.id === id) as Option);
  const n = chosen.length;
  if (n === 0 && ask.min === 0) return maybe(`act.${messageKey(ask)}.none`, t('prompt.none'));
  if (ask.max === 1) {
    const label = chosen[0]?.label;
    if (label === undefined) return t('prompt.choose_first');
    const key = verb(ask, chosen[0] as Option);
    return maybe(`act.${messageKey(ask)}`, t(key, { label }), { label });
  }
  if (n < ask.min) return t('prompt.choose_n', { n: `${n} / ${ask.min}` });
  return maybe(`act.${messageKey(ask)}`, t('prompt.confirm_n', { n }), { n, max: ask.max });
}

function verb(ask: ChooseAsk, option: Option) {
  if (option.ref.type === 'card') return ask.phase === 'planning' && !ask.window ? 'prompt.lock_in' : 'prompt.play_card';
  if (option.ref.type === 'planet' && ask.phase === 'launch' && !ask.window) return 'prompt.aim';
  return 'prompt.choose';
}

/** "1:05", or seconds alone below a minute; hours and days for slow tables. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}
