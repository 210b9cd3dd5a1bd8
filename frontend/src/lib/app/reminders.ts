/** When a question that stays open is heard again: while its player holds the table up, and before its time is over. */

/** After these times a player who holds the table up hears it again, in milliseconds. */
export const AGAIN = [30_000, 120_000];
/** So long before the end of its time a question warns, in milliseconds. */
export const BEFORE_END = 10_000;
/** A warning right after the question itself would say nothing. */
const APART = 3_000;

/**
 * In how many milliseconds from now the tones are repeated. `holding`: all know that the table waits for this player;
 * `end`: in how many milliseconds the question's time is over, null without a clock.
 */
export function reminders(holding: boolean, end: number | null): number[] {
  const again = holding ? AGAIN.filter((at) => end === null || at < end - BEFORE_END - APART) : [];
  const warning = end !== null && end - BEFORE_END >= APART ? [end - BEFORE_END] : [];
  return [...again, ...warning];
}
