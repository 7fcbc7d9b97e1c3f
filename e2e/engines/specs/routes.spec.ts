// Every route in another engine: its text before and after hydration, and no problem.
import { expectedHeadings, expectedTexts } from '../../specs/expected-texts';
import { sitePages } from '../../harness/steps/site-pages';
import { hydrateFully } from '../hydration';
import { missingTexts, readText, readWords } from '../page/text';
import { expect, test } from '../test';

/** One of each owner in the sample. */
const sample = ['home', 'floor-plan-84A', 'press-list', 'customer'];

for (const { path, url, route } of sitePages) {
  const tag = sample.includes(route.id) ? '@sample' : [];
  test(
    `${path}: its texts are there, hydrated and without loss`,
    { tag },
    async ({ tab, origin }) => {
      await tab.load(origin + url);
      const before = await tab.run(readText, 'body');
      await hydrateFully(tab);
      const after = await tab.run(readText, 'body');
      const heading = expectedHeadings[route.id];
      if (heading !== undefined) expect(await tab.run(readWords, 'h1')).toBe(heading);
      const words = await tab.run(readWords, 'main');
      for (const text of expectedTexts[route.id] ?? []) expect.soft(words).toContain(text);
      expect(missingTexts(before, after)).toEqual([]);
    },
  );
}
