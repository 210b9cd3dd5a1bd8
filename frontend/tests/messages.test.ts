import { expect, it } from 'vitest';
import { en } from '../src/lib/i18n/en';

const sources = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts', '!../src/lib/i18n/en/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

it('has no text that nothing shows', () => {
  const all = Object.values(sources).join('\n');
  // Keys that are put together at run time stand in the source as a template: `opt.${name}_note`.
  const made = [...all.matchAll(/`([a-z_]+(?:\.[a-z_]+)*\.)\$\{/g)].map((match) => match[1] as string);
  const unused = Object.keys(en).filter((key) => !all.includes(`'${key}'`) && !made.some((prefix) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});
