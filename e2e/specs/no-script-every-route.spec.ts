// Every route on a phone without script: its pictures, and their notes. every-route.spec.ts compares desktops with and
// without script, and no-script-actions.spec.ts tests the visitor's actions.
import { pictureNotes } from '../harness/checks/picture-notes';
import { pictureProblems } from '../harness/checks/picture-problems';
import { sitePages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

test.use({ javaScriptEnabled: false });

test(
  'every route: its pictures arrive, each computer-generated one with its note [ROUTE-18, DRAWING-8]',
  { tag: '@mobile' },
  async ({ page }) => {
    test.setTimeout(120_000);
    let noted = 0;
    for (const { path, url } of sitePages) {
      // Lazy loading needs script: here all pictures have loaded by then.
      await page.goto(url);
      expect.soft(await pictureProblems(page), path).toEqual([]);
      // The server writes every note; a page without script is the strictest test, and its videos are stills.
      const { shown, bare } = await pictureNotes(page);
      noted += shown;
      expect.soft(bare, `${path}: without a note`).toEqual([]);
    }
    // Interiors, dollhouses, tours, videos, views of the complex: with fewer this spec would miss some.
    expect(noted).toBeGreaterThan(25);
  },
);
