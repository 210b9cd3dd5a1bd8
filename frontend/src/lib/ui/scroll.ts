/** Scrolls a box to its end with the next picture: reading its height at once would lay the whole page out once more. */
export function toEnd(box: HTMLElement | null): void {
  if (box) requestAnimationFrame(() => (box.scrollTop = box.scrollHeight));
}
