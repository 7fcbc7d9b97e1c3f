/**
 * Two checkouts that differ in one thing release into the same site, in every order: each release changes the frontend that
 * it names or is refused, and each can be undone.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseModuleId, type ModuleId, type RouteEntry } from '@site/contract';
import { siteTable, type SiteTable } from '@site/contract/site-table';
import { temporaryFolders } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import type { FrontendName } from '../frontends';
import { readBuildManifest } from '../build-manifest';
import { messageOf } from '../message-of';
import { pageFile } from '../render/page-tasks';
import { readRelease } from '../release';
import { siteFolder, type SiteFolder } from '../store/site-folder';
import { fakeBuild, type FakeBuild } from '../testing/fake-builds';
import { releaseFrontends, rollBackFrontends } from './switch-release';

const origin = 'https://www.example.com';

type Checkout = Readonly<Record<string, Omit<FakeBuild, 'text'>>>;
type Builds = Readonly<Record<string, Omit<FakeBuild, 'text'> | undefined>>;

const route = (path: `/${string}`, module: string, slotModules: string[] = []): RouteEntry => ({
  ...{ id: path, path, label: path, frame: 'section', render: 'static', indexed: true },
  module: module as ModuleId,
  slotModules: slotModules as ModuleId[],
});
const table = (...routes: RouteEntry[]): SiteTable => ({ ...siteTable, redirects: [], routes });
const home = route('/', 'mfe-content/Home');
const press = route('/Press', 'mfe-press/PressList');

const first: Checkout = {
  shell: { table: table(home, press) },
  'mfe-content': { exposes: ['./Home'], slots: [] },
  'mfe-press': { exposes: ['./PressList'], slots: [] },
  'mfe-registration': { exposes: ['./RegistrationPopup'] },
};
/** What the second checkout has more than the first. */
const differences: Readonly<Record<string, Checkout>> = {
  'a page': {
    shell: { table: table(home, press, route('/Awards', 'mfe-press/Awards')) },
    'mfe-press': { exposes: ['./PressList', './Awards'], slots: [] },
  },
  'a remote': {
    shell: { table: table(home, press, route('/Events', 'mfe-events/Events')) },
    'mfe-events': { exposes: ['./Events'], slots: [] },
  },
  'a slot': {
    shell: { table: table({ ...home, slotModules: ['mfe-press/Offer' as ModuleId] }, press) },
    'mfe-content': { exposes: ['./Home'], slots: ['mfe-press/Offer'] },
    'mfe-press': { exposes: ['./PressList', './Offer'], slots: [] },
  },
  'a contract version': {
    shell: { table: table(home, press), hostVersion: '1.1.0' },
    'mfe-content': { exposes: ['./Home'], slots: [], hostRange: '^1.1.0' },
  },
};

const newFolder = temporaryFolders();
let root: string;
let site: SiteFolder;
beforeEach(() => {
  root = newFolder();
  site = siteFolder(join(root, 'site'));
});

/** @returns the refusal, or undefined */
async function ship(name: string, build: Omit<FakeBuild, 'text'>, checkout: string) {
  return attempt(() => shipTogether({ [name]: build }, checkout));
}

/** Builds these frontends in a checkout and releases them in one step. */
async function shipTogether(checkedOut: Builds, checkout: string, into = root) {
  const builds = join(into, checkout);
  const names = Object.keys(checkedOut) as FrontendName[];
  for (const name of names)
    fakeBuild(builds, name, { ...checkedOut[name], text: `${name} of ${checkout}` });
  const buildFolder = (name: FrontendName) => join(builds, name);
  await releaseFrontends(siteFolder(join(into, 'site')), names, origin, { buildFolder });
}

async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Released once for all tests. */
let released: string | undefined;

async function startWithFirst() {
  if (released === undefined) {
    released = newFolder();
    await shipTogether(first, 'first', released);
    rmSync(join(released, 'site/media'), { recursive: true });
  }
  cpSync(released, root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** What each page shows of each remote. */
function shown(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { addresses } = readRelease(site);
  return new Map(
    addresses.staticPaths.map(({ path }) => {
      const html = readFileSync(join(site.current, 'pages', pageFile(path)), 'utf8');
      const parts = html.matchAll(/data-module="([^"]+)" data-text="([^"]+)"/g);
      return [path, new Map([...parts].map(([, id = '', text = '']) => [id, text]))];
    }),
  );
}

/** @returns all orders of a list */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) =>
    ordersOf([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]),
  );
}

const rows = Object.entries(differences).flatMap(([title, second]) =>
  representativeRows(ordersOf(Object.keys(second))).map(
    (order) => [title, order.join(', '), second, order] as const,
  ),
);

describe.each(rows)('two checkouts that differ by %s, released %s', (_, __, second, order) => {
  test('no page of another frontend ever changes, and each release can be undone', async () => {
    await startWithFirst();
    const steps = [
      ...order.map((name) => ['second', name, second[name]] as const),
      ...order.map((name) => ['first', name, first[name]] as const),
      // What was refused because something was missing is accepted later.
      ...order.map((name) => ['second', name, second[name]] as const),
    ];
    for (const [checkout, name, build] of steps) {
      if (!build) continue;
      const before = shown();
      const refused = await ship(name, build, checkout);
      if (refused !== undefined) {
        expect(shown()).toEqual(before);
        continue;
      }
      for (const [path, parts] of before)
        for (const [id, version] of parts)
          if (parseModuleId(id as ModuleId).remote !== name)
            expect([path, id, shown().get(path)?.get(id)]).toEqual([path, id, version]);
      const after = shown();
      if (JSON.stringify([...after]) === JSON.stringify([...before])) continue;
      await rollBackFrontends(site, [name]);
      expect(shown()).toEqual(before);
      expect(await ship(name, build, checkout)).toBeUndefined();
      expect(shown()).toEqual(after);
    }
    // What waits for another one is released after it: at the end the whole second checkout is live.
    for (const name of order.flatMap(() => order)) await ship(name, second[name] ?? {}, 'second');
    for (const name of order) {
      await ship(name, second[name] ?? {}, 'second');
      expect(readRelease(site).versions).toHaveProperty(name, versionIn('second', name));
    }
  }, 120_000);
});

test.each([
  ['a page', 'shell', /would lose \/Awards \(mfe-press\)\. .*name its owner too: mfe-press$/],
  ['a page', 'mfe-press', /mfe-press \S+: \.\/Awards is missing, which \/Awards shows/],
  ['a remote', 'shell', /would lose \/Events \(mfe-events\)/],
  ['a slot', 'mfe-content', /would lose mfe-press\/Offer on \/\. /],
  ['a slot', 'mfe-press', /\.\/Offer is missing, which \/ shows/],
  ['a contract version', 'shell', /requires host \^1\.1\.0, but shell .* provides 1\.0\.0/],
] as const)(
  'without %s %s is refused, and what would be lost is named',
  async (title, name, message) => {
    await startWithFirst();
    await shipTogether(differences[title] ?? {}, 'second');
    expect(await ship(name, first[name] ?? {}, 'first')).toMatch(message);
  },
);

test('several are rolled back together: a page, its remote, and a remote that came with them', async () => {
  await startWithFirst();
  const before = shown();
  const second = { ...differences['a remote'], 'mfe-press': first['mfe-press'] };
  await shipTogether(second, 'second');
  expect(await attempt(() => rollBackFrontends(site, ['mfe-events']))).toBe(
    'There is no earlier release of mfe-events to go back to.',
  );
  expect(await attempt(() => rollBackFrontends(site, ['shell']))).toMatch(
    /would lose \/Events \(mfe-events\)/,
  );
  await rollBackFrontends(site, Object.keys(second));
  expect(shown()).toEqual(before);
  const { rolledBack, versions } = readManifest();
  expect(Object.keys(rolledBack)).toEqual(Object.keys(second));
  expect(versions).not.toHaveProperty('mfe-events');
  expect(await attempt(() => rollBackFrontends(site, ['mfe-nothing']))).toMatch(
    /no frontend "mfe-nothing"\. Choose one of: shell, mfe-content/,
  );
});

test('a release of everything drops a remote that its pages do not show, whatever host that needs, and is undone', async () => {
  await startWithFirst();
  const second = {
    shell: { ...differences['a remote']?.['shell'], hostVersion: '1.1.0' },
    'mfe-events': { ...differences['a remote']?.['mfe-events'], hostRange: '^1.1.0' },
  };
  await shipTogether(second, 'second');
  const before = shown();
  await shipTogether(first, 'first');
  expect(shown().has('/Events')).toBe(false);
  expect(readManifest().versions).not.toHaveProperty('mfe-events');
  await rollBackFrontends(site, ['shell', 'mfe-events']);
  expect(shown()).toEqual(before);
});

function versionIn(checkout: string, name: string): string {
  return readBuildManifest(name as FrontendName, join(root, checkout, name)).version;
}

function readManifest() {
  return JSON.parse(readFileSync(join(site.current, 'manifest.json'), 'utf8')) as {
    readonly rolledBack: Readonly<Record<string, readonly string[]>>;
    readonly versions: Readonly<Record<string, string>>;
  };
}
