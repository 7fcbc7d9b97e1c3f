import { inRawTab, type RawTab } from './raw-tab';

/**
 * Leaves the page for another document and comes back.
 * @returns the browser's reasons why the back/forward cache was not used; empty if it was used
 */
export async function leaveAndReturn(tab: RawTab, away: string): Promise<readonly string[]> {
  const page = await tab.evaluate<string>('location.href');
  await tab.evaluate(
    `addEventListener('pageshow', ({ persisted }) => (globalThis.isRestored = persisted))`,
  );
  // A visitor's click comes first: "back" skips entries that a page adds without interaction.
  await tab.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(away)}))`);
  await tab.until(
    `location.href.endsWith(${JSON.stringify(away)}) && document.readyState === 'complete'`,
  );
  await tab.evaluate('void setTimeout(() => history.back())');
  await tab.until(
    `location.href === ${JSON.stringify(page)} && (globalThis.isRestored || document.readyState === 'complete')`,
  );
  return tab.evaluate<string[]>(`(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const reasonsOf = (frame) => [
      ...(frame?.reasons ?? []).map(({ reason }) => reason),
      ...(frame?.children ?? []).flatMap(reasonsOf),
    ];
    if (globalThis.isRestored) return reasonsOf(navigation.notRestoredReasons);
    return ['not restored', navigation.type, ...reasonsOf(navigation.notRestoredReasons)];
  })()`);
}

/**
 * Chromium's headless shell, such as the bundled one, has no back/forward cache: not even a plain text file is restored,
 * with the reason `masked`. Chromium itself has one.
 * @param origin of the site, which serves /robots.txt and /release.json
 * @returns whether this browser has a back/forward cache at all
 */
export async function hasBackForwardCache(origin: string): Promise<boolean> {
  return inRawTab(async (tab) => {
    await tab.open(`${origin}/robots.txt`);
    return (await leaveAndReturn(tab, '/release.json')).length === 0;
  });
}
