import { readFileSync, readlinkSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseModuleId,
  registrationPopup,
  remoteNames,
  routes,
  staticPaths,
  type PublicManifest,
  type RemoteName,
} from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { pageFile } from '../render/page-tasks';
import { frontendNames } from '../frontends';
import { copyPages } from '../testing/copy-pages';
import { copyFirstRelease } from '../testing/copy-first-release';
import { createFakeSite, origin } from '../testing/fake-site';
import { hashesUnder } from '../testing/hashes-under';
import { fakeBuild } from '../testing/fake-builds';
import { releaseFrontends } from './switch-release';

const fake = forEachTest(createFakeSite);

const page = (file: string) => readFileSync(join(fake.site.current, 'pages', file), 'utf8');
const map = () =>
  JSON.parse(readFileSync(join(fake.site.current, 'release.json'), 'utf8')) as PublicManifest;

/** Pages, without their compressed forms, whose bytes are not the same in both. */
function changedPages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => file.startsWith('pages/') && before.get(file) !== after.get(file))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice('pages/'.length))
    .sort();
}

describe('the first release', () => {
  it('has a page for every path, in three encodings, and the two error pages', async () => {
    await fake.shipAll();
    for (const { path } of staticPaths())
      for (const suffix of ['', '.br', '.gz'])
        expect(existsSync(join(fake.site.current, 'pages', pageFile(path) + suffix))).toBe(true);
    expect(page('errors/404.html')).toContain('/errors/404');
    expect(page('errors/503.html')).toContain('/errors/503');
  });

  it('names version, entry, integrity, host range and routes of every remote', async () => {
    const { manifest } = await fake.shipAll();
    const { id, shell, remotes } = map();
    expect(id).toBe(1);
    expect(shell.version).toBe(manifest.versions.shell);
    expect(Object.keys(remotes).sort()).toEqual([...remoteNames].sort());
    for (const name of remoteNames) {
      const remote = remotes[name];
      expect(remote.entry.src).toMatch(`/remotes/${name}/${manifest.versions[name]}/entry.`);
      expect(existsSync(join(fake.site.root, remote.entry.src))).toBe(true);
      expect(remote.entry.integrity).toMatch(/^sha384-/);
      expect(remote.hostRange).toBe('^1.0.0');
      expect(remote.routes).toEqual(
        routes
          .filter((route) => parseModuleId(route.module).remote === name)
          .map((route) => route.id),
      );
    }
  });

  it('needs every frontend', async () => {
    const incomplete = fake.ship('mfe-press', { text: 'one' });
    await expect(incomplete).rejects.toThrow(/lacks shell.*npm run release -- all/);
    expect(existsSync(fake.site.current)).toBe(false);
  });

  it('inlines into a page only the remotes whose HTML it holds', async () => {
    await fake.shipAll();
    expect(page('Brand/intro.html')).toContain('mfe-content one');
    // Every page holds the closed popup.
    for (const file of ['Brand/intro.html', 'errors/404.html'])
      expect(page(file)).toContain('"mfe-registration":{"version"');
    expect(page('Brand/intro.html')).not.toContain('mfe-press');
    for (const name of ['mfe-content', 'mfe-floorplan', 'mfe-registration'])
      expect(page('index.html')).toContain(`"${name}":{"version"`);
    expect(page('index.html')).not.toContain('mfe-press');
  });
});

/** Of the route's own owner, the owners of its slots, and on every page of the popup's. */
function pagesWithHtmlOf(name: RemoteName): string[] {
  const holdsPopup = parseModuleId(registrationPopup).remote === name;
  return [
    ...staticPaths()
      .filter(
        ({ route }) =>
          holdsPopup ||
          [route.module, ...(route.slotModules ?? [])].some(
            (id) => parseModuleId(id).remote === name,
          ),
      )
      .map(({ path }) => pageFile(path)),
    ...(holdsPopup ? ['errors/404.html', 'errors/503.html'] : []),
  ].sort();
}

describe.each(remoteNames)('a release of %s', (name) => {
  const expected = pagesWithHtmlOf(name);

  it(`renders the ${expected.length} pages with its HTML and changes no other byte`, async () => {
    await copyFirstRelease(fake);
    const before = new Map(fake.served());
    const shell = hashesUnder(join(fake.site.root, 'shell'));
    const { manifest } = await fake.ship(name, { text: `${name} two` });
    expect(changedPages(before, fake.served())).toEqual(expected);
    for (const file of expected) expect(page(file)).toContain(`${name} two`);
    expect(hashesUnder(join(fake.site.root, 'shell'))).toEqual(shell);
    expect(map().remotes[name].version).toBe(manifest.versions[name]);
  });
});

describe.each(representativeRows(remoteNames))('a release of %s', (name) => {
  const expected = pagesWithHtmlOf(name);

  it('keeps the files of the version before, and rolls back to it', async () => {
    const first = await copyFirstRelease(fake);
    const before = new Map(fake.served());
    await fake.ship(name, { text: `${name} two` });
    for (const file of readdirSync(fake.site.publicFolder(name, first.versions[name])))
      expect(file).toMatch(/^(entry)/);
    const { manifest } = await fake.rollBack(name);
    expect(manifest.versions).toEqual(first.versions);
    expect(manifest.id).toBe(3);
    for (const file of expected) expect(page(file)).toContain(`${name} one`);
    const others = changedPages(before, fake.served()).filter((file) => !expected.includes(file));
    expect(others).toEqual([]);
  });
});

describe('rollback', () => {
  it('goes back one version at a time, then fails without an earlier one', async () => {
    await copyFirstRelease(fake);
    for (const text of ['two', 'three']) await fake.ship('mfe-content', { text });
    await fake.rollBack('mfe-content');
    expect(page('Brand/intro.html')).toContain('two');
    await fake.rollBack('mfe-content');
    expect(page('Brand/intro.html')).toContain('mfe-content one');
    await expect(fake.rollBack('mfe-content')).rejects.toThrow('no earlier release of mfe-content');
    expect(page('Brand/intro.html')).toContain('mfe-content one');
  });

  it('changes only one frontend', async () => {
    await copyFirstRelease(fake);
    await fake.ship('mfe-content', { text: 'content two' });
    await fake.ship('mfe-floorplan', { text: 'floorplan two' });
    await fake.rollBack('mfe-content');
    expect(page('index.html')).toContain('mfe-content one');
    expect(page('index.html')).toContain('floorplan two');
  });

  it('fails before the first release', async () => {
    await expect(fake.rollBack('mfe-press')).rejects.toThrow('Nothing has been released');
  });
});

describe('a release of the shell', () => {
  it('renders every page, and switches its public files with the pages', async () => {
    fakeBuild(fake.builds, 'shell', { text: 'shell one' });
    await fake.shipAll();
    await fake.ship('shell', { text: 'shell two', atTop: { 'favicon.svg': '<svg/>' } });
    for (const { path } of staticPaths()) expect(page(pageFile(path))).toContain('shell two');
    expect(readFileSync(join(fake.site.root, 'public/favicon.svg'), 'utf8')).toBe('<svg/>');
    await fake.rollBack('shell');
    expect(existsSync(join(fake.site.root, 'public/favicon.svg'))).toBe(false);
    for (const { path } of staticPaths()) expect(page(pageFile(path))).toContain('shell one');
  });
});

describe('releasing again', () => {
  it('writes nothing when nothing has changed', async () => {
    await copyFirstRelease(fake);
    expect(await fake.shipAll()).toMatchObject({ hasChanged: false, manifest: { id: 1 } });
    expect(readdirSync(fake.site.releases)).toEqual(['1']);
  });

  it('renders every page for another public address', async () => {
    await copyFirstRelease(fake);
    const buildFolder = (name: string) => join(fake.builds, name);
    await releaseFrontends(fake.site, ['mfe-press'], 'https://other.example', { buildFolder });
    expect(readFileSync(join(fake.site.current, 'pages/robots.txt'), 'utf8')).toContain('other');
  });

  it('keeps the files of every version that was live', async () => {
    const first = await copyFirstRelease(fake);
    for (let count = 0; count < 15; count++)
      await fake.ship('mfe-press', { text: `press ${count}` }, { write: copyPages });
    expect(existsSync(fake.site.publicFolder('mfe-press', first.versions['mfe-press']))).toBe(true);
  });
});

describe('a published version', () => {
  it('is never overwritten: other bytes under its name are an error', async () => {
    await copyFirstRelease(fake);
    await fake.ship('mfe-press', { text: 'two', version: '2.0.0' });
    const before = new Map(hashesUnder(fake.site.root));
    await expect(fake.ship('mfe-press', { text: 'three', version: '2.0.0' })).rejects.toThrow(
      /mfe-press\/2\.0\.0 is already published, .* never overwritten/,
    );
    expect(hashesUnder(fake.site.root)).toEqual(before);
  });

  it('is released after the release that published it was aborted', async () => {
    const version = fakeBuild(fake.builds, 'mfe-press', { text: 'mfe-press one' });
    await fake.shipAll({ beforeSwitch: () => Promise.reject(new Error('aborted')) }).catch(() => 0);
    expect(existsSync(fake.site.publicFolder('mfe-press', version))).toBe(true);
    await fake.shipAll();
    expect(map().remotes['mfe-press'].version).toBe(version);
  });
});

describe('the hook before the switch', () => {
  it('runs when the new release is written and the old one is served', async () => {
    await copyFirstRelease(fake);
    const beforeSwitch = jest.fn(async () => {
      expect(readlinkSync(fake.site.current)).toBe('releases/1');
      expect(existsSync(join(fake.site.releases, '2/release.json'))).toBe(true);
    });
    await fake.ship('mfe-press', { text: 'two' }, { beforeSwitch });
    expect(beforeSwitch).toHaveBeenCalledWith(fake.site, { previous: 1, next: 2 });
  });

  it('leaves the live release when it throws', async () => {
    await copyFirstRelease(fake);
    const before = new Map(fake.served());
    const beforeSwitch = () => Promise.reject(new Error('nginx refuses'));
    await expect(fake.ship('mfe-press', { text: 'two' }, { beforeSwitch })).rejects.toThrow(
      'nginx',
    );
    expect(fake.served()).toEqual(before);
    expect(readdirSync(fake.site.releases)).toEqual(['1']);
  });
});

test('links to releases are relative, so that a site folder can be moved', async () => {
  await copyFirstRelease(fake);
  expect(readlinkSync(fake.site.current)).toBe('releases/1');
  expect(readlinkSync(join(fake.site.root, 'public'))).toBe('current/public');
  expect(origin).toBe(new URL(origin).origin);
});

it('a release holds the SBOM of every frontend', async () => {
  await copyFirstRelease(fake);
  const file = join(fake.site.current, 'sbom/mfe-press.cdx.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
  await fake.ship('mfe-content', { text: 'two' });
  expect(readdirSync(join(fake.site.current, 'sbom')).sort()).toEqual(
    frontendNames.map((name) => `${name}.cdx.json`).sort(),
  );
});

test('a manifest names the commits and owners of the versions that are live or can return', async () => {
  const source = (commit: string) => ({ commit, owner: '@yunseul/press' });
  await copyFirstRelease(fake);
  const ship = async (text: string) => {
    const build = { text, source: source(text) };
    const { manifest } = await fake.ship('mfe-press', build, { write: copyPages });
    return `mfe-press@${manifest.versions['mfe-press']}`;
  };
  const [two, three] = [await ship('two'), await ship('three')];
  const { manifest } = await fake.ship('shell', { text: 'shell two' }, { write: copyPages });
  expect(manifest.sources).toEqual({ [two]: source('two'), [three]: source('three') });
  expect((await fake.rollBack('mfe-press')).manifest.sources).toEqual({ [two]: source('two') });
});
