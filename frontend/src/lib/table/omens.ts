/** What lies at the gate beside the destiny card: comet, cone, hazards, and whether the encounter is reversed. */
import { rules, title } from '../app/rules.svelte';
import { t } from '../i18n';
import type { View } from '../wire/types';

export interface Omen {
  id: string;
  kind: 'comet' | 'cone' | 'hazard' | 'reverse' | 'warp';
  name: string;
  text: string;
}

/** The cards and states of a view, in the order in which they came. `seat` and `planet` put names to what a card is about. */
export function omensOf(view: View, seat: (seat: number) => string, planet: (id: string) => string): Omen[] {
  const card = (kind: Omen['kind'], id: string, more = ''): Omen => {
    const known = rules.cards.get(id);
    return { id, kind, name: known?.name ?? title(id), text: [known?.text ?? '', more].filter(Boolean).join(' ') };
  };
  const state = (kind: 'reverse' | 'warp'): Omen => ({ id: kind, kind, name: t(`omen.${kind}`), text: t(`omen.${kind}_text`) });
  const encounter = view.encounter;
  const found: Omen[] = [];
  if (encounter?.comet) found.push(card('comet', encounter.comet));
  if (encounter?.cone) found.push(card('cone', encounter.cone));
  if (encounter?.warp) found.push(state('warp'));
  if (encounter?.reverse) found.push(state('reverse'));
  for (const hazard of view.hazards?.open ?? []) {
    const about = [...(hazard.seats ?? []).map(seat), ...(hazard.planet ? [planet(hazard.planet)] : [])];
    found.push(card('hazard', hazard.card, about.length ? `(${about.join(', ')})` : ''));
  }
  return found;
}
