import { describe, expect, it } from 'vitest';
import { reminders } from '../src/lib/app/reminders';

describe('a question that stays open', () => {
  it('is heard again while its player holds the table up', () => {
    expect(reminders(true, null)).toEqual([30_000, 120_000]);
  });
  it('is not heard again in a window, where nobody is waited for', () => {
    expect(reminders(false, null)).toEqual([]);
  });
  it('warns before its time is over, whoever is waited for', () => {
    expect(reminders(false, 15_000)).toEqual([5_000]);
    expect(reminders(true, 60_000)).toEqual([30_000, 50_000]);
    expect(reminders(true, 40_000)).toEqual([30_000]);
  });
  it('does not warn right after it was asked', () => {
    expect(reminders(true, 12_000)).toEqual([]);
    expect(reminders(true, 0)).toEqual([]);
  });
  it('is heard twice and once more before the end of a long time', () => {
    expect(reminders(true, 86_400_000)).toEqual([30_000, 120_000, 86_390_000]);
  });
});
