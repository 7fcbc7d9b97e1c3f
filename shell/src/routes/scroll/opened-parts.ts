/** What a visitor has opened in the content of a page. */
export interface OpenedParts {
  /** Of each `<details>` in document order. */
  readonly details: readonly boolean[];
  /** Ids of the selected tabs. */
  readonly tabs: readonly string[];
}

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

export function readOpenedParts(): OpenedParts {
  return {
    details: allDetails().map(({ open }) => open),
    tabs: [...document.querySelectorAll('main [role=tab][aria-selected=true]')].map(({ id }) => id),
  };
}

/**
 * Opens and selects what is not yet as it was. Leaves a page alone whose parts are others, because a remote is late or has
 * been released since.
 * @returns whether everything was as stored already
 */
export function restoreOpenedParts({ details, tabs }: OpenedParts): boolean {
  const shown = allDetails();
  const selected = tabs.map((id) => document.getElementById(id));
  if (shown.length !== details.length || !selected.every((tab) => tab?.matches('[role=tab]')))
    return false;
  const wrong = shown.filter(({ open }, index) => open !== details[index]);
  const unselected = selected.filter((tab) => tab?.matches('[aria-selected=false]'));
  for (const one of wrong) one.open = !one.open;
  for (const tab of unselected) tab?.click();
  return wrong.length + unselected.length === 0;
}
