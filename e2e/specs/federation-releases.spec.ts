// The builds of a release: its public manifest, the pages and headers that name them, and how long they are cached.
import { exposesByRemote, remoteNames, type PageRelease, type RemoteName } from '@site/contract';
import { chunksOf } from '@site/contract/chunk-list';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { loadEverything, collectScripts } from '../harness/checks/loaded-scripts';
import { readPublicManifest } from '../harness/site/public-manifest';

test.describe('releases', { tag: '@desktop' }, () => {
  test('the shell’s files name no remote address: no folder, no version, no entry, no host', async ({
    page,
    request,
    baseURL,
    publicOrigin,
  }) => {
    const scripts = collectScripts(page);
    const manifest = await readPublicManifest(request);
    await loadEverything(page);
    const shell = (await scripts()).filter((script) => script.url().includes('/shell/'));
    expect(shell.length).toBeGreaterThan(2);
    for (const script of shell) {
      const text = await script.text();
      expect(text, script.url()).not.toMatch(/\/remotes\/mfe-/);
      for (const origin of [baseURL ?? '', publicOrigin])
        expect(text, script.url()).not.toContain(new URL(origin).host);
      for (const { version, entry } of Object.values(manifest.remotes)) {
        expect(text, script.url()).not.toContain(version);
        expect(text, script.url()).not.toContain(entry.src);
        expect(text, script.url()).not.toContain(entry.integrity);
      }
    }
  });

  test('a page names the remotes whose HTML it holds, and no other', async ({ request }) => {
    const manifest = await readPublicManifest(request);
    const expected: Record<string, readonly RemoteName[]> = {
      '/': ['mfe-content', 'mfe-floorplan', 'mfe-registration'],
      // Every page holds the closed popup.
      '/Brand/intro': ['mfe-content', 'mfe-registration'],
      '/FloorPlan/84A': ['mfe-floorplan', 'mfe-registration'],
      [urlOf('press-list')]: ['mfe-press', 'mfe-registration'],
      [urlOf('customer')]: ['mfe-registration'],
    };
    for (const [url, remotes] of Object.entries(expected)) {
      const html = await (await request.get(url)).text();
      const block = /<script type="application\/json" id="release">(.*?)<\/script>/.exec(html);
      const release = JSON.parse(block?.[1] ?? '{}') as PageRelease;
      expect(Object.keys(release.remotes).toSorted(), url).toEqual(remotes);
      for (const name of remotes) {
        // Only what is needed to run it; its routes are in the release manifest.
        const { version, entry, hostRange } = manifest.remotes[name];
        expect(release.remotes[name], `${name} on ${url}`).toEqual({ version, entry, hostRange });
      }
    }
  });

  test('an entry names the files of each of its exposes, which exist', async ({ request }) => {
    const manifest = await readPublicManifest(request);
    for (const name of remoteNames) {
      const { src } = manifest.remotes[name].entry;
      const code = await (await request.get(src)).text();
      for (const expose of exposesByRemote[name]) {
        const files = chunksOf(src, code, expose);
        expect(files.length, expose).toBeGreaterThan(0);
        for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
      }
    }
  });

  test('response headers name the version of every build, prerendered and rendered on request', async ({
    request,
  }) => {
    const manifest = await readPublicManifest(request);
    const remotes = remoteNames
      .map((name) => `${name}@${manifest.remotes[name].version}`)
      .join(' ');
    for (const url of ['/', '/FloorPlan/84A', urlOf('press-list')]) {
      const headers = (await request.get(url)).headers();
      expect(headers['x-release'], url).toBe(String(manifest.id));
      expect(headers['x-shell'], url).toBe(manifest.shell.version);
      expect(headers['x-remotes'], url).toBe(remotes);
      expect(headers['cache-control'], url).toMatch(/no-cache/);
    }
  });

  test('a file with a hash in its name is immutable, the public manifest is never cached', async ({
    request,
  }) => {
    const manifest = await readPublicManifest(request);
    for (const { entry } of Object.values(manifest.remotes)) {
      const headers = (await request.get(entry.src)).headers();
      expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
      expect(headers['content-type']).toMatch(/javascript/);
    }
    expect((await request.get('/release.json')).headers()['cache-control']).toMatch(/no-cache/);
  });
});
