/** How a table is told in a list: its options in a few words, and whether it waits for somebody. */
import { maybe, t } from '../i18n';
import type { Player, TableRecord } from '../wire/types';

/** Options that are switched on, in words. */
export function variants(options: Record<string, unknown>): string[] {
  const known = Object.entries(options)
    .filter(([name, value]) => value === true && name !== 'ask_all')
    .map(([name]) => maybe(`opt.${name}`, name));
  return options['seed'] ? [...known, t('opt.seed')] : known;
}

export function paceWords(table: TableRecord): string {
  return maybe(`opt.pace.${String(table.options['pace'] ?? 'live')}`, '');
}

export function tableNote(table: TableRecord): string {
  return [paceWords(table), ...variants(table.options)].filter(Boolean).join(' · ');
}

export function seatOfPlayer(table: TableRecord, player: Player | null): number | null {
  return table.seats.find((seat) => player !== null && seat.player?.id === player.id)?.seat ?? null;
}

/** The table waits for this player: the server says so where it lists his own tables. */
export function waitsForMe(table: TableRecord, player: Player | null): boolean {
  return seatOfPlayer(table, player) !== null && table.waits_for_you === true;
}

export function isHost(table: TableRecord, player: Player | null): boolean {
  return player !== null && table.host === player.id;
}
