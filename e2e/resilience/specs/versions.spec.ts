// Every kept build of every frontend beside today's others: it works in a browser, or it is refused before its code runs.
// `npm run versions` prints the table.
import { encodePath, parseModuleId, type ModuleId } from '@site/contract';
import {
  modulesOfRoute,
  readRelease,
  siteFolder,
  type FrontendName,
  type Release,
} from '@site/release';
import { representativeRows } from '@site/testing/matrix';
import { unexpectedProblems, watchProblems } from '../../harness/checks/page-problems';
import { collectScriptUrls, versionsIn } from '../../harness/checks/script-urls';
import { hydrate } from '../../harness/steps/hydrated';
import { isMarked, markTab, navigateInApp } from '../../harness/steps/in-app';
import { waitForRemotes } from '../../harness/steps/visit';
import { rows, withKeptBuild, type Row } from '../../versions/release-kept-build';
import { loadedReacts } from '../browser/loaded-reacts';
import { openPopup } from '../browser/popup';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, expectSoon, test } from '../test';

/** A build may name pictures that today's do not; the runtime warns of a shell whose React is older than that of a remote. */
const allowed = { requests: /404 .*\/media\//, console: /does not satisfy the requirement/ };

test.describe.configure({ mode: 'parallel' });

const sample = representativeRows(rows, 3);

for (const row of rows) {
  const { frontend, build } = row;
  test(
    `${frontend} ${build.version} of ${build.commit} works beside today's others, or is refused before its code runs`,
    { tag: ['@versions', ...(sample.includes(row) ? ['@sample'] : [])] },
    async ({ site }) => {
      test.setTimeout(10 * 60_000);
      const folder = siteFolder(site.siteFolder);
      const before = readRelease(folder).publicManifest;
      await withKeptBuild(folder, row, async ({ refusal, hasRun }) => {
        expect(hasRun, `its code ran; refused: ${refusal}`).toBe(refusal === undefined);
        const now = readRelease(folder);
        if (refusal === undefined) await expectWorks(site, now, row);
        else expect(now.publicManifest, 'the live release').toEqual(before);
      });
    },
  );
}

/** One tab shows each expose that the build brings; of a shell: each expose of every remote. */
async function expectWorks(site: ResilienceSite, release: Release, { frontend, build }: Row) {
  const [first = '/', ...more] = pagesWith(release, frontend, site.articles[0]?.id ?? '');
  // An SSR page comes from the former release until the new one has been evaluated.
  await expectSoon(`${first} of this release`, async () =>
    (await (await fetch(site.origin + encodePath(first))).text()).includes(build.version),
  );
  const context = await site.browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
  const problems = await watchProblems(context, site.origin);
  const page = await context.newPage();
  const loaded = collectScriptUrls(page);
  await page.goto(encodePath(first));
  await hydrate(page);
  await waitForRemotes(page);
  await markTab(page);
  for (const path of more) {
    await navigateInApp(page, encodePath(path));
    const route = release.addresses.match(path)?.route;
    for (const id of route ? modulesOfRoute(route) : [])
      await page.locator(`main [data-module="${id}"] > *`).first().waitFor({ state: 'attached' });
  }
  expect(await isMarked(page), 'no page was loaded anew').toBe(true);
  await openPopup(page);
  await waitForRemotes(page);
  expect(versionsIn(loaded(), frontend), 'versions whose code ran').toEqual([build.version]);
  expect(new Set(await page.evaluate(loadedReacts)), 'Reacts').toHaveProperty('size', 1);
  expect(unexpectedProblems(problems, allowed), 'problems').toEqual([]);
  await context.close();
}

/** @returns pages until each expose of the frontend has been on one */
function pagesWith({ table, addresses }: Release, frontend: FrontendName, id: string): string[] {
  const site = table.sites[0]?.key ?? '';
  const rendered = table.routes
    .filter(({ render }) => render === 'ssr')
    .map((route) => ({ path: addresses.pathOf(route.id, { site, id }), route }));
  const seen = new Set<ModuleId>();
  return [...addresses.staticPaths, ...rendered].flatMap(({ path, route }) => {
    const added = modulesOfRoute(route).filter(
      (module) =>
        !seen.has(module) && (frontend === 'shell' || parseModuleId(module).remote === frontend),
    );
    for (const module of added) seen.add(module);
    return added.length > 0 ? [path] : [];
  });
}
