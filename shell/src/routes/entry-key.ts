/** @returns the name of the history entry that is shown; undefined while it has none */
export function entryKey(): string | undefined {
  const { key, entry } = (history.state ?? {}) as { key?: unknown; entry?: unknown };
  return [key, entry].find((name) => typeof name === 'string');
}

/**
 * Names the entry in its state. The router does so for every entry that it pushes; a tab's first entry and those of
 * fragments come without, and the popup's entry copies that of the page below it. Ours is not called `key`: the router
 * would see another location on the way back from the popup, and React would draw a remote that is dead anew.
 * @returns the name
 */
export function nameEntry(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), entry: key }, '');
  return key;
}
