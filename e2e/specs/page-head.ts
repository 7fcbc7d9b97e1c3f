import type { Page } from '@playwright/test';

/** Metadata of a page for search engines and shared links. */
export interface PageHead {
  readonly titles: readonly string[];
  readonly canonical: readonly string[];
  /** By name or property; a repeated name has both values. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  /** Parsed JSON-LD blocks. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** @throws SyntaxError when a JSON-LD block is not JSON */
export async function readHead(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const meta: Record<string, string[]> = {};
    for (const element of all('meta[content]')) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      (meta[name] ??= []).push(element.getAttribute('content') ?? '');
    }
    return {
      titles: all('head > title').map(({ textContent }) => textContent),
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      meta,
      structuredData: all('script[type="application/ld+json"]').map(
        ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
      ),
    };
  });
}
