/** What home systems of another shape are called, and what stands beside their planets: no drawing, no places. */
import { t } from '../i18n';
import { ROMAN } from '../ui/art';
import type { Planet, View } from '../wire/types';

export type SystemKind = 'normal' | 'binary' | 'gas_giant' | 'rings' | 'rosette' | 'space_dust' | 'worldships';
export type WorldView = Pick<View, 'systems' | 'needed'>;

const each = (view: WorldView): number => (view.needed?.foreign_colonies === 4 ? 4 : 5);

export const kindOf = (view: WorldView, seat: number): SystemKind => view.systems?.find((system) => system.seat === seat)?.kind ?? 'normal';
/** How many planets a star has. */
export const planetsOfStar = (view: WorldView): number => (each(view) === 4 ? 2 : 3);
/** The number of a ring's planet for its defender; 0 anywhere else. */
export const worth = (view: WorldView, planet: Planet): number =>
  view.systems?.find((system) => system.seat === planet.system)?.worth?.[planet.id] ?? 0;

/** The short sign of a planet in its system: III, A2, C, R1; nothing for what has none. */
export function sign(view: WorldView, planet: Planet): string {
  const n = planet.index;
  if (planet.kind) return '';
  switch (kindOf(view, planet.system)) {
    case 'binary': {
      const half = planetsOfStar(view);
      return n < 2 * half ? `${'AB'[Math.floor(n / half)]}${(n % half) + 1}` : (ROMAN[n] ?? String(n + 1));
    }
    case 'rings':
      return n === 0 ? 'C' : `R${each(view) === 4 ? n + 1 : n}`;
    case 'gas_giant':
      return n === 0 ? '' : (ROMAN[n] ?? String(n + 1));
    default:
      return ROMAN[n] ?? String(n + 1);
  }
}

/** A planet in words that say whose it is: `Anna’s planet A2`, `Anna’s Gas Giant`. */
export function worldName(view: WorldView, planet: Planet, name: string): string {
  if (planet.kind) return t(`board.world.${planet.kind}`, { name, n: planet.index + 1 });
  const short = sign(view, planet);
  return short ? t('board.world.planet', { name, sign: short }) : t('board.world.gas_giant', { name });
}
