/** Which versions of the frontends a page has loaded, by the URLs of its scripts. */
import type { Page } from '@playwright/test';
import { remoteNames } from '@site/contract';
import type { FrontendName } from '@site/release';

/** @returns a function that returns the URLs of all scripts that the page has loaded since */
export function collectScriptUrls(page: Page): () => readonly string[] {
  const urls: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.push(response.url());
  });
  return () => urls;
}

/** @returns each version once, in the order of the URLs */
export function versionsIn(urls: readonly string[], frontend: FrontendName): string[] {
  const folder = remoteNames.some((name) => name === frontend) ? `remotes/${frontend}` : frontend;
  const found = urls.map((url) => new RegExp(`/${folder}/([^/]+)/`).exec(url)?.[1]);
  return [...new Set(found.filter((version) => version !== undefined))];
}
