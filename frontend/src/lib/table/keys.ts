/** The keyboard at the table. Letters do nothing in text fields; no key confirms what has no visible button. */
import { motion } from '../app/motion.svelte';
import type { Option } from '../wire/types';
import type { TableUi } from './ui.svelte';

const PLACES: Record<string, string> = { p: 'prompt', h: 'hand', l: 'log', m: 'map' };

function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

export function keys(event: KeyboardEvent, ui: TableUi): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest('input, textarea, select, dialog') || ui.overlay) return;
  const onButton = target.closest('button, a, [role=button]') !== null;
  const { key } = event;
  if (key === 'Enter' && !onButton) {
    if (press('#prompt [data-main]')) event.preventDefault();
  } else if (key === ' ' && !onButton) {
    motion.skip();
  } else if (key === 'Escape') {
    if (ui.past) ui.past = null;
    else if (ui.ask?.back) ui.answer(null);
    else if (ui.draft && ui.ask?.kind === 'choose') ui.draft.chosen = [];
  } else if (/^[1-9]$/.test(key)) {
    const ask = ui.ask;
    const option: Option | undefined = ask?.kind === 'choose' ? ask.options[Number(key) - 1] : undefined;
    // A digit marks; only Enter or the button sends.
    if (option && !ui.busy) ui.draft?.toggle(option.id);
  } else if (key === 'a' || key === 'A') {
    if (document.activeElement === document.body) press('#prompt [data-accept]');
  } else if (key === 'c') {
    document.querySelector<HTMLElement>('.chatbox input')?.focus();
    event.preventDefault();
  } else if (key === '?') {
    ui.overlay = { kind: 'help' };
  } else if (key in PLACES) {
    document.getElementById(PLACES[key] as string)?.focus();
  }
}
