import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { remoteNames, type RemoteName } from '@site/contract';
import { hostVersion } from '@site/host/compatibility';
import { hostRangeOf } from '../../../tools/bundler/webpack/shared-modules';
import { siteFolder, frontendFolder, frontendNames, type FrontendName } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { unexpectedFaults, watchFaults } from '../../harness/faults';
import { areRegionsAlive } from '../../harness/visit';
import { loadedReacts } from '../browser/loaded-reacts';
import { liveCopyMs, withOwnSite, type OwnSite } from '../release/own-site';
import { twoWords } from '../release/rooms-in-two-words';
import { openWorkshop, type Workshop } from '../release/workshop';
import { Checks } from '../runner/checks';
import type { OwnDrill } from '../runner/drill';

/** The host of the second shell. */
const newerHost = hostVersion.replace(/\d+\.\d+$/, (rest) => `${parseInt(rest, 10) + 1}.0`);

type Version = 'first' | 'second';
type Builds = Readonly<Record<FrontendName, Readonly<Record<Version, string>>>>;
type Mix = Readonly<Record<FrontendName, Version>>;

/** Kept builds of two versions of every part, put together in every way in which one team is ahead or behind. */
export const compatibility: OwnDrill = {
  title:
    'old shell and new remotes, new shell and old remotes, one remote ahead, one behind: every page is alive with one React; what does not fit is refused',
  group: 'releases',
  runApart: () =>
    withOwnSite(async (site) => {
      const kept = mkdtempSync(path.join(tmpdir(), 'kept-builds-'));
      const workshop = openWorkshop();
      const checks = new Checks();
      try {
        const builds = await makeBuilds(kept, workshop);
        for (const mix of mixes()) await lookAt(site, checks.under(nameOf(mix)), builds, mix);
        await refuse(site, checks, builds, workshop);
      } finally {
        workshop.remove();
        rmSync(kept, { recursive: true, force: true });
      }
      return checks.list();
    }),
};

/** The second shell provides a newer host; the second remotes still ask for what the first one has. */
async function makeBuilds(kept: string, workshop: Workshop): Promise<Builds> {
  const builds: Partial<Record<FrontendName, Record<Version, string>>> = {};
  workshop.change('packages/host/src/compatibility.ts', `'${hostVersion}'`, `'${newerHost}'`);
  workshop.change(
    'packages/host/package.json',
    `"version": "${hostVersion}"`,
    `"version": "${newerHost}"`,
  );
  for (const room of frontendNames) {
    const first = path.join(kept, room);
    cpSync(path.join(frontendFolder(room), 'dist'), first, { recursive: true });
    const { file, first: from, second: to } = twoWords[room];
    workshop.change(file, from, to);
    builds[room] = { first, second: await workshop.build(room) };
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

async function lookAt(site: OwnSite, checks: Checks, builds: Builds, mix: Mix) {
  await releaseMix(site, builds, mix);
  await delay(liveCopyMs);
  const context = await site.newVisitor();
  const faults = await watchFaults(context, site.origin);
  const reacts = new Set<string>();
  for (const url of new Set(['/', ...Object.values(twoWords).map((words) => words.url)])) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(areRegionsAlive, undefined, { timeout: 20_000 }).then(
      () => checks.add(`${url}: every region is alive`),
      (error: unknown) => checks.add(`${url}: every region is alive`, String(error)),
    );
    for (const version of await page.evaluate(loadedReacts)) reacts.add(version);
    const text = (await page.locator('body').textContent()) ?? '';
    const wrong = frontendNames.filter(
      (room) => twoWords[room].url === url && !text.includes(twoWords[room][mix[room]]),
    );
    checks.none(`${url}: parts of another version`, wrong);
    await page.close();
  }
  await context.close();
  checks.that('one React', reacts.size === 1, [...reacts].join(' '));
  checks.none(
    'faults',
    unexpectedFaults(faults, {}).map(({ kind, text }) => `${kind}: ${text}`),
  );
}

async function releaseMix({ siteDir, origin }: OwnSite, builds: Builds, mix: Mix) {
  await releaseFrontends(siteFolder(siteDir), frontendNames, origin, {
    buildFolder: (room) => builds[room][mix[room]],
  });
}

/** A remote that needs the new host: refused beside the old shell, welcome beside the new one. */
async function refuse(site: OwnSite, checks: Checks, builds: Builds, workshop: Workshop) {
  const range = hostRangeOf(path.join(workshop.root, 'mfe-press'));
  workshop.change('mfe-press/package.json', `"${range}"`, `"^${newerHost}"`);
  const demanding = await workshop.build('mfe-press');
  const first = Object.fromEntries(frontendNames.map((room) => [room, 'first'])) as Mix;
  await releaseMix(site, builds, first);
  const before = await site.releaseMap();
  const ship = (rooms: readonly FrontendName[]) =>
    releaseFrontends(siteFolder(site.siteDir), rooms, site.origin, {
      buildFolder: (room) => (room === 'shell' ? builds.shell.second : demanding),
    }).then(
      () => 'out',
      (error: unknown) => (error as Error).message,
    );
  const alone = await ship(['mfe-press']);
  checks.that(
    'a remote that asks for a newer host is refused',
    alone.includes(`requires host ^${newerHost}`),
    alone,
  );
  checks.equal('what is out stays', (await site.releaseMap()).id, before.id);
  const together = await ship(['shell', 'mfe-press']);
  checks.equal('it goes out together with the shell that provides it', together, 'out');
}
