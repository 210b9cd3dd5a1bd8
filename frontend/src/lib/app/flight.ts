/** How a thing flies from one place to another among others that set out with it. */

/** How long one flight takes, in milliseconds. */
export const FLIGHT = 450;

export interface Leg {
  /** Transforms at both ends. */
  from: string;
  to: string;
  /** When it sets out, in milliseconds after the first. */
  delay: number;
}

/** How long a batch takes of which the last sets out `delay` after the first. */
export const wholeOf = (delay: number): number => delay + FLIGHT;

/** What it does in the time of its whole batch: it waits unseen, flies, and is not seen any more when it has come. */
export function keyframes({ from, to, delay }: Leg, whole: number): Keyframe[] {
  const start = delay / whole;
  const end = Math.min(1, (delay + FLIGHT) / whole);
  const frames: Keyframe[] = [
    { offset: start, transform: from, opacity: 0, easing: 'cubic-bezier(.6,0,.2,1)' },
    { offset: start + (end - start) * 0.2, opacity: 1 },
    { offset: end, transform: to, opacity: 1, easing: 'steps(1, start)' },
  ];
  if (start > 0) frames.unshift({ offset: 0, transform: from, opacity: 0 });
  if (end < 1) frames.push({ offset: 1, transform: to, opacity: 0 });
  return frames;
}

/**
 * One animation for the whole time of its batch. All begin and end together, so that the page has something to do at these
 * two moments only; in between the browser moves them without it.
 */
export function fly(node: Element, leg: Leg, whole: number): Animation {
  return node.animate(keyframes(leg, whole), { duration: whole, fill: 'both' });
}
