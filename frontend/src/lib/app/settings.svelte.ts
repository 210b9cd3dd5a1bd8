/** What a person has chosen for this browser: colours, motion, sound. `?motion=off` and `?theme=light` choose it for a visit. */

import { wanted, type Language } from '../i18n/languages';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'off';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`fc.${key}`);
  } catch {
    return null;
  }
}
function store(key: string, value: string): void {
  try {
    localStorage.setItem(`fc.${key}`, value);
  } catch {
    /* A browser without storage: the choice holds for this visit. */
  }
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(false);
  /** Tell about questions while the page is hidden. */
  notify = $state(false);
  /** A moon may mirror the map. */
  mirror = $state(true);
  language = $state<Language>('en');
  private prefersLight = $state(false);
  private prefersStill = $state(false);

  light = $derived(this.theme === 'light' || (this.theme === 'system' && this.prefersLight));
  /** Nothing flies, turns or counts. */
  still = $derived(this.motion === 'off' || (this.motion === 'system' && this.prefersStill));

  start(): void {
    const query = new URLSearchParams(location.search);
    this.theme = (query.get('theme') ?? stored('theme') ?? 'system') as Theme;
    this.motion = (query.get('motion') ?? stored('motion') ?? 'system') as Motion;
    this.language = wanted(location.search, stored('language'), navigator.languages ?? []);
    this.sound = stored('sound') === 'on';
    this.notify = stored('notify') === 'on';
    this.mirror = stored('mirror') !== 'off';
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.prefersLight = light.matches;
    this.prefersStill = still.matches;
    light.addEventListener('change', () => (this.prefersLight = light.matches));
    still.addEventListener('change', () => (this.prefersStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['theme'] = this.light ? 'light' : 'dark';
        document.documentElement.dataset['motion'] = this.still ? 'off' : 'full';
      });
    });
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
  }
  setMotion(motion: Motion): void {
    this.motion = motion;
    store('motion', motion);
  }
  /** Another language starts the page anew: its sentences are made as they come in. */
  setLanguage(language: Language): void {
    store('language', language);
    location.assign(location.pathname + location.hash);
  }
  setMirror(on: boolean): void {
    this.mirror = on;
    store('mirror', on ? 'on' : 'off');
  }
  setNotify(on: boolean): void {
    this.notify = on;
    store('notify', on ? 'on' : 'off');
  }
  setSound(on: boolean): void {
    this.sound = on;
    store('sound', on ? 'on' : 'off');
  }
}

export const settings = new Settings();
