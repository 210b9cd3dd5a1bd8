import { expect, it } from 'vitest';
import { codeIn, pageFor } from '../src/lib/app/router.svelte';

it.each([
  ['/', { name: 'landing' }],
  ['/new', { name: 'new' }],
  ['/aliens/', { name: 'aliens' }],
  ['/aliens/anti_matter', { name: 'aliens', alien: 'anti_matter' }],
  ['/aliens/anti_matter/more', { name: 'missing' }],
  ['/t/AB2C', { name: 'table', code: 'AB2C', watch: false }],
  ['/t/AB2C/watch', { name: 'table', code: 'AB2C', watch: true }],
  ['/t', { name: 'missing' }],
  ['/t/AB2C/replay', { name: 'replay', code: 'AB2C' }],
  ['/t/AB2C/else', { name: 'missing' }],
  ['/new/one', { name: 'missing' }],
])('%s', (path, page) => {
  expect(pageFor(path)).toEqual(page);
});

it.each([
  ['ab2c9x', 'ab2c9x'],
  [' KORA 52 ', 'KORA52'],
  ['https://somewhere.example/t/KORA52', 'KORA52'],
  ['http://localhost:8000/t/KORA52/watch', 'KORA52'],
  ['', null],
  ['what is this?', null],
])('finds the code in %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
