import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { showSkippedParts } from '../steps/show-skipped-parts';

/** Minified: every page parses it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The specification forbids zoom beyond 1; the text-size control replaces it. */
const specified = ['meta-viewport'];

/** @returns one line per violation, for example `image-alt: img.hero`; an empty list on an accessible page. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, not by the page: its CSP stays as it is.
  await page.evaluate(axeSource);
  // For parts that the browser skips axe determines a wrong background colour; this shows every part.
  await showSkippedParts(page);
  const { violations } = await page.evaluate((): Promise<axe.AxeResults> =>
    // Without the details of passed rules, and without style sheets, which only an experimental rule reads.
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    }),
  );
  return violations
    .filter(({ id }) => !specified.includes(id))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
