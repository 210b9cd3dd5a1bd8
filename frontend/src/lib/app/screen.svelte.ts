/**
 * Phone or not: the one question about the screen that is asked in code. In `em`, so that large text counts as a small
 * screen; low screens, as a phone held sideways, count as phones. The style sheets ask the same.
 */
const PHONE = '(max-width:47.5em),(max-height:32.5em)';

class Screen {
  phone = $state(false);

  start(): void {
    const query = matchMedia(PHONE);
    this.phone = query.matches;
    query.addEventListener('change', () => (this.phone = query.matches));
  }
}

export const screen = new Screen();
