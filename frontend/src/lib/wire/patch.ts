/** RFC 6902 patches on plain JSON values. Nothing is changed in place: untouched parts keep their identity. */
import type { PatchOp } from './types';

export class PatchError extends Error {}

type Json = unknown;

/** The steps of a JSON pointer, unescaped; the empty pointer is the whole document. */
export function pointer(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new PatchError(`not a JSON pointer: ${path}`);
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function index(step: string, length: number, adding: boolean): number {
  if (step === '-' && adding) return length;
  const at = Number(step);
  if (!/^(0|[1-9]\d*)$/.test(step) || at > length || (at === length && !adding)) {
    throw new PatchError(`no index ${step} in a list of ${length}`);
  }
  return at;
}

function read(document: Json, steps: string[]): Json {
  let here = document;
  for (const step of steps) {
    if (Array.isArray(here)) here = here[index(step, here.length, false)];
    else if (here !== null && typeof here === 'object' && Object.hasOwn(here, step)) {
      here = (here as Record<string, Json>)[step];
    } else throw new PatchError(`no member ${step}`);
  }
  return here;
}

type Change = { kind: 'add' | 'replace'; value: Json } | { kind: 'remove' };

function write(document: Json, steps: string[], at: number, change: Change): Json {
  if (at === steps.length) {
    if (change.kind === 'remove') throw new PatchError('the whole document cannot be removed');
    return change.value;
  }
  const step = steps[at] as string;
  const last = at === steps.length - 1;
  if (Array.isArray(document)) {
    const copy = document.slice();
    const i = index(step, copy.length, last && change.kind === 'add');
    if (!last) copy[i] = write(copy[i], steps, at + 1, change);
    else if (change.kind === 'remove') copy.splice(i, 1);
    else if (change.kind === 'add') copy.splice(i, 0, change.value);
    else copy[i] = change.value;
    return copy;
  }
  if (document === null || typeof document !== 'object') throw new PatchError(`nothing to change at ${step}`);
  const known = Object.hasOwn(document, step);
  if (!known && !(last && change.kind === 'add')) throw new PatchError(`no member ${step}`);
  const copy = { ...(document as Record<string, Json>) };
  if (!last) copy[step] = write(copy[step], steps, at + 1, change);
  else if (change.kind === 'remove') delete copy[step];
  else copy[step] = change.value;
  return copy;
}

function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && same((a as Record<string, Json>)[key], (b as Record<string, Json>)[key]),
  );
}

/** The document after all operations; throws PatchError at the first that does not fit. */
export function applyPatch<T>(document: T, operations: readonly PatchOp[]): T {
  let result: Json = document;
  for (const operation of operations) {
    const steps = pointer(operation.path);
    switch (operation.op) {
      case 'add':
      case 'replace':
        result = write(result, steps, 0, { kind: operation.op, value: operation.value });
        break;
      case 'remove':
        result = write(result, steps, 0, { kind: 'remove' });
        break;
      case 'move': {
        const from = pointer(operation.from);
        const value = read(result, from);
        result = write(write(result, from, 0, { kind: 'remove' }), steps, 0, { kind: 'add', value });
        break;
      }
      case 'copy':
        result = write(result, steps, 0, { kind: 'add', value: read(result, pointer(operation.from)) });
        break;
      case 'test':
        if (!same(read(result, steps), operation.value)) throw new PatchError(`test failed at ${operation.path}`);
        break;
      default:
        throw new PatchError(`unknown operation ${(operation as { op: string }).op}`);
    }
  }
  return result as T;
}
