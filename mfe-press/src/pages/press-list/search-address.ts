import { canonicalPath, pathOf, readSearchText } from '@site/contract';

/** An external host has its own addresses, whose queries are not ours. */
const isListOf = (site: string) =>
  ['press-list', 'press-admin'].some(
    (id) => canonicalPath(location.pathname) === pathOf(id, { site }),
  );

/** @returns the search in the address, as the SSR server reads it */
export function readShownSearch(site: string): string | undefined {
  const given = isListOf(site) ? new URLSearchParams(location.search).get('q') : null;
  return given === null ? undefined : readSearchText(given.trim());
}

/** So that the results can be shared, reloaded and revisited. */
export function showSearch(site: string, text: string | undefined): void {
  if (!isListOf(site)) return;
  const query = text === undefined ? '' : `?${new URLSearchParams({ q: text })}`;
  history.replaceState(history.state, '', location.pathname + query);
}
