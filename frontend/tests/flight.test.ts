import { expect, test } from 'vitest';
import { FLIGHT, keyframes, wholeOf } from '../src/lib/app/flight';

const leg = (delay: number) => ({ from: 'translate(0px,0px)', to: 'translate(9px,0px)', delay });

test('one alone flies at once and is there at the end', () => {
  const frames = keyframes(leg(0), wholeOf(0));
  expect(frames.map((frame) => frame.offset)).toEqual([0, 0.2, 1]);
  expect(frames.at(-1)).toMatchObject({ transform: 'translate(9px,0px)', opacity: 1 });
});

test('of several each waits for its time, and is not seen before and after it', () => {
  const whole = wholeOf(160);
  expect(whole).toBe(FLIGHT + 160);
  const first = keyframes(leg(0), whole);
  expect(first.at(-1)).toMatchObject({ offset: 1, opacity: 0 });
  expect(first.at(-2)).toMatchObject({ offset: FLIGHT / whole, opacity: 1 });
  const middle = keyframes(leg(80), whole);
  expect(middle[0]).toMatchObject({ offset: 0, opacity: 0, transform: 'translate(0px,0px)' });
  expect(middle[1]).toMatchObject({ offset: 80 / whole, opacity: 0, transform: 'translate(0px,0px)' });
  const offsets = middle.map((frame) => frame.offset as number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(keyframes(leg(160), whole).at(-1)).toMatchObject({ offset: 1, opacity: 1 });
});
