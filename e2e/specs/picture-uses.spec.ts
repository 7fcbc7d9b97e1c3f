// Which picture is on which page: a view that a visitor has just seen as one thing must not come back as another.
import { readFileSync } from 'node:fs';
import { repositoryRoot } from '@site/release';
import { doubledUses, pictureUses, type Rendered } from '../harness/checks/picture-uses';
import { sitePages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

/** Renders that may stand for several things, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'site/water.png': 'the brand is the light on the water: its banner, its word on the home page',
};

test(
  'no picture stands for two things on a page or on pages next to each other',
  { tag: '@desktop' },
  async ({ request }, testInfo) => {
    const pages = new Map<string, string>();
    for (const { url, route } of sitePages)
      pages.set(route.id, await (await request.get(url)).text());
    const manifest = readFileSync(`${repositoryRoot}/imagery/manifest.json`, 'utf8');
    const uses = pictureUses(pages, JSON.parse(manifest) as readonly Rendered[]);
    expect(uses.size).toBeGreaterThan(30);
    const list = [...uses].map(([render, of]) => `${render}: ${textOf(of)}`).sort();
    await testInfo.attach('picture → pages', { body: list.join('\n') });
    const doubled = [...uses].filter(([, of]) => doubledUses(of).length > 0);
    expect(
      doubled
        .filter(([render]) => !(render in exceptions))
        .map(([render, of]) => `${render}: ${textOf(doubledUses(of))}`),
    ).toEqual([]);
    const unused = Object.keys(exceptions).filter((each) => !doubled.some(([one]) => one === each));
    expect(unused, 'exceptions that nothing needs').toEqual([]);
  },
);

const textOf = (uses: ReturnType<typeof doubledUses>) =>
  uses.map(({ page, thing }) => `${thing} on ${page}`).join(', ');
