/** @returns the key of the current history entry; undefined if it has none yet */
export function entryKey(): string | undefined {
  const { key, entry } = (history.state ?? {}) as { key?: unknown; entry?: unknown };
  return [key, entry].find((value) => typeof value === 'string');
}

/** The router's number of the entry that was current last. */
let lastIndex = -1;

/**
 * Gives the current history entry a key in its state. The router does so for entries that it pushes; the first entry of a
 * tab and entries of fragments have none, and the popup's entry copies that of the page. Our key is not called `key`:
 * otherwise the router would see a new location after the popup is closed, and React would re-render failed remotes.
 * The entry of a fragment also gets its number, from which the router counts on.
 * @returns the key
 */
export function ensureEntryKey(): string {
  const state = history.state as { readonly idx?: number } | null;
  const idx = (lastIndex = state?.idx ?? lastIndex + 1);
  const known = entryKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, idx, entry: key }, '');
  return key;
}
