/** Says outside the page that something is asked here: the tab's icon, the app's badge, a notification if allowed. */
import { t } from '../i18n';
import { settings } from './settings.svelte';

export type Mood = 'mine' | 'idle' | 'paused';

/** How long a question may wait on a hidden page before it is notified, in milliseconds. */
const PATIENCE = 5000;
const SHAPES: Record<Mood, string> = {
  mine: '<circle cx="16" cy="16" r="8" fill="#F3DFB4"/>',
  idle: '<circle cx="16" cy="16" r="7" fill="none" stroke="#929EBD" stroke-width="3"/>',
  paused: '<path d="M12 9v14M20 9v14" stroke="#F4BF5E" stroke-width="4" stroke-linecap="round"/>',
};
const icon = (mood: Mood) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#111829"/>${SHAPES[mood]}</svg>`)}`;
const HOME = '/favicon.svg';

let timer: ReturnType<typeof setTimeout> | undefined;
let notice: Notification | null = null;

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}

/** Marks the tab; `null` is the plain icon of the pages beside the table. */
export function mark(mood: Mood | null): void {
  setIcon(mood === null ? HOME : icon(mood));
  const app = navigator as Navigator & { setAppBadge?: (n?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  const badge = mood === 'mine' ? app.setAppBadge?.(1) : app.clearAppBadge?.();
  badge?.catch(() => undefined);
}

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks the browser for leave; only ever on a click. True if notifications may be sent now. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** A question has come: if the page stays hidden, its player is told, once. */
export function notify(title: string, table: string): void {
  quiet();
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  timer = setTimeout(() => {
    if (!document.hidden) return;
    notice = new Notification(t('attention.title'), { body: title, tag: `fifth-colony-${table}`, icon: HOME });
    notice.onclick = () => {
      focus();
      notice?.close();
    };
  }, PATIENCE);
}

/** The question is answered or gone. */
export function quiet(): void {
  clearTimeout(timer);
  notice?.close();
  notice = null;
}
