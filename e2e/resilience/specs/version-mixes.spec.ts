import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { remoteNames, type RemoteName } from '@site/contract';
import { hostVersion } from '@site/host/compatibility';
import { siteFolder, frontendFolder, frontendNames, type FrontendName } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { hostRangeOf } from '@site/tools/shared-modules';
import { hydrate } from '../../harness/steps/hydrated';
import { unexpectedProblems, watchProblems } from '../../harness/checks/page-problems';
import { pageCacheMs } from '../../harness/site/site';
import { waitForRemotes } from '../../harness/steps/visit';
import { loadedReacts } from '../browser/loaded-reacts';
import { frontendVersions } from '../release/frontend-versions';
import { withOwnSite, type OwnSite } from '../release/own-site';
import { openWorkCopy, type WorkCopy } from '../release/work-copy';
import { expect, test } from '../test';

/** The host of the second shell. */
const newerHost = hostVersion.replace(/\d+\.\d+$/, (rest) => `${parseInt(rest, 10) + 1}.0`);

type Version = 'first' | 'second';
type Builds = Readonly<Record<FrontendName, Readonly<Record<Version, string>>>>;
type Mix = Readonly<Record<FrontendName, Version>>;

// Two builds of every frontend, released in every combination in which one team is ahead or behind.
test(
  'every mix of old and new frontends hydrates with one React; an incompatible remote is refused',
  { tag: '@releases' },
  async ({ browser }) => {
    test.setTimeout(20 * 60_000);
    await withOwnSite(browser, async (site) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'version-mixes-'));
      const workCopy = openWorkCopy();
      try {
        const builds = await makeBuilds(folder, workCopy);
        for (const mix of mixes())
          await test.step(nameOf(mix), () => expectMixWorks(site, builds, mix));
        await expectRefusal(site, builds, workCopy);
      } finally {
        workCopy.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
);

/** The second shell provides a newer host; the second remotes still require what the first one has. */
async function makeBuilds(folder: string, workCopy: WorkCopy): Promise<Builds> {
  const builds: Partial<Record<FrontendName, Record<Version, string>>> = {};
  workCopy.change('packages/host/src/compatibility.ts', `'${hostVersion}'`, `'${newerHost}'`);
  workCopy.change(
    'packages/host/package.json',
    `"version": "${hostVersion}"`,
    `"version": "${newerHost}"`,
  );
  for (const frontend of frontendNames) {
    const first = path.join(folder, frontend);
    cpSync(path.join(frontendFolder(frontend), 'dist'), first, { recursive: true });
    const { file, first: from, second: to } = frontendVersions[frontend];
    workCopy.change(file, from, to);
    builds[frontend] = { first, second: await workCopy.build(frontend) };
  }
  return builds as Builds;
}

function mixes(): readonly Mix[] {
  const all = (version: Version) =>
    Object.fromEntries(remoteNames.map((name) => [name, version])) as Record<RemoteName, Version>;
  return (['first', 'second'] as const).flatMap((shell) => {
    const other: Version = shell === 'first' ? 'second' : 'first';
    return [
      { shell, ...all('first') },
      { shell, ...all('second') },
      ...remoteNames.map((name) => ({ shell, ...all(shell), [name]: other })),
    ];
  });
}

function nameOf(mix: Mix): string {
  const remotes = remoteNames.map((remote) => `${remote.slice('mfe-'.length)} ${mix[remote]}`);
  return `shell ${mix.shell}, ${remotes.join(', ')}`;
}

async function expectMixWorks(site: OwnSite, builds: Builds, mix: Mix) {
  const name = nameOf(mix);
  await releaseMix(site, builds, mix);
  await delay(pageCacheMs);
  const context = await site.newVisitor();
  const problems = await watchProblems(context, site.origin);
  const reacts = new Set<string>();
  for (const url of new Set(['/', ...Object.values(frontendVersions).map((one) => one.url)])) {
    const page = await context.newPage();
    await page.goto(url);
    await test.step(`${name}: ${url} hydrates`, async () => {
      await hydrate(page);
      await waitForRemotes(page);
    });
    for (const version of await page.evaluate(loadedReacts)) reacts.add(version);
    const text = (await page.locator('body').textContent()) ?? '';
    const wrong = frontendNames.filter((frontend) => {
      const versions = frontendVersions[frontend];
      return versions.url === url && !text.includes(versions[mix[frontend]]);
    });
    expect(wrong, `${name}: ${url}: frontends of another version`).toEqual([]);
    await page.close();
  }
  await context.close();
  expect([...reacts], `${name}: Reacts`).toHaveLength(1);
  expect(unexpectedProblems(problems, {}), `${name}: problems`).toEqual([]);
}

async function releaseMix({ siteDir, origin }: OwnSite, builds: Builds, mix: Mix) {
  await releaseFrontends(siteFolder(siteDir), frontendNames, origin, {
    buildFolder: (frontend) => builds[frontend][mix[frontend]],
  });
}

/** A remote that needs the newer host is refused with the old shell and accepted together with the new one. */
async function expectRefusal(site: OwnSite, builds: Builds, workCopy: WorkCopy) {
  const range = hostRangeOf(path.join(workCopy.root, 'mfe-press'));
  workCopy.change('mfe-press/package.json', `"${range}"`, `"^${newerHost}"`);
  const demanding = await workCopy.build('mfe-press');
  const first = Object.fromEntries(frontendNames.map((name) => [name, 'first'])) as Mix;
  await releaseMix(site, builds, first);
  const before = await site.publicManifest();
  const release = (frontends: readonly FrontendName[]) =>
    releaseFrontends(siteFolder(site.siteDir), frontends, site.origin, {
      buildFolder: (frontend) => (frontend === 'shell' ? builds.shell.second : demanding),
    }).then(
      () => 'released',
      (error: unknown) => (error as Error).message,
    );
  expect(await release(['mfe-press']), 'a remote that requires a newer host').toContain(
    `requires host ^${newerHost}`,
  );
  expect((await site.publicManifest()).id, 'the live release').toBe(before.id);
  const together = await release(['shell', 'mfe-press']);
  expect(together, 'together with the shell that provides it').toBe('released');
}
