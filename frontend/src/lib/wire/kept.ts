/** What is equal stays the same object, so that what hangs on it is neither reckoned nor drawn again. */

/** `after`, with every part that equals the one in the same place of `before` replaced by that one. Plain JSON values only. */
export function kept<T>(before: T | null | undefined, after: T): T {
  return share(before, after) as T;
}

function share(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  const parts = keys.map((key) => {
    const part = share(old[key], now[key]);
    same &&= part === old[key] && key in old;
    return part;
  });
  if (same) return before;
  return Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]));
}
