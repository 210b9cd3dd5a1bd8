/** What flies over the page just now can be shown at its end at once. */
class Motion {
  /** Grows with every skip; who draws something that flies ends it then. */
  skips = $state(0);

  skip(): void {
    this.skips++;
  }
}

export const motion = new Motion();
