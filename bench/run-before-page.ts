interface PageLike {
  readonly addInitScript: (script: { readonly content: string }) => Promise<unknown>;
}

/**
 * Runs a function in every document before its own scripts.
 * @param run complete in itself. tsx wraps named functions in calls of `__name`, which pages do not have
 */
export async function runBeforePage(page: PageLike, run: () => void): Promise<void> {
  const content = `{ const __name = (value) => value; (${run.toString()})(); }`;
  await page.addInitScript({ content });
}
