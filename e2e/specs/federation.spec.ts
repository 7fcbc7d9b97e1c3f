// One page from five builds: which build provides which code, from where, when, and with which integrity hash.
import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import {
  containerName,
  exposesByRemote,
  remoteNames,
  type PageRelease,
  type ReleaseMap,
  type RemoteName,
} from '@site/contract';
import { chunksOf } from '@site/contract/chunk-list';
import { navigateInApp } from '../harness/in-app';
import { urlOf } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { visit, visitHydrated } from '../harness/visit';

/** Strings of each library's source that survive minification and occur nowhere else. */
const signatures = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'react-dom': /rendererPackageName:"react-dom"/g,
  'styled-components': /"data-styled-version"/g,
};

const bootOrBrand = /^\/(shell\/[^/]+\/boot\.[^/]+\.js|favicon\.svg|site\.webmanifest)$/;
/**
 * Chromium fetches the targets of these headers when it is idle: Speculation-Rules and Link:
 * rel="compression-dictionary".
 */
const namedByHeader =
  /^\/(shell\/[^/]+\/next-page\.speculationrules|media\/dictionaries\/[^/]+\/pages\.txt)$/;

interface FederationInstance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { name: string; entry: string }[] };
  readonly shareScopeMap: Record<
    string,
    Record<string, Record<string, { from: string; loaded?: unknown }>>
  >;
}

test.describe('with all four remotes on the page', { tag: '@desktop' }, () => {
  test('there is one React, one react-dom and one styled-components, all from the shell', async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await loadEverything(page);
    const all = (await Promise.all((await scripts()).map((script) => script.text()))).join('\n');
    for (const [library, signature] of Object.entries(signatures))
      expect(all.match(signature), library).toHaveLength(1);

    for (const { name, scope } of await readSharedModules(page))
      for (const library of ['react', 'styled-components', '@site/host', '@site/design']) {
        expect(scope[library], `${library} in ${name}`).toEqual([
          { from: 'shell', isLoaded: true },
        ]);
      }
  });

  test('every remote entry is the one that the release manifest names', async ({
    page,
    request,
  }) => {
    const scripts = collectScripts(page);
    const map = await readReleaseMap(request);
    await loadEverything(page);
    const entries = remoteNames.map((name) => map.remotes[name].entry.src);
    const loaded = (await scripts()).map((script) => new URL(script.url()).pathname);
    expect(loaded.filter((path) => entries.includes(path)).toSorted()).toEqual(entries.toSorted());
    const folders = remoteNames.map((name) => `/remotes/${name}/${map.remotes[name].version}/`);
    const strangers = loaded
      .filter((path) => path.startsWith('/remotes/'))
      .filter((path) => !folders.some((folder) => path.startsWith(folder)));
    expect(strangers).toEqual([]);
    const [shell] = await readInstances(page);
    expect(shell?.remotes.map(({ name }) => name).toSorted()).toEqual(
      remoteNames.map(containerName).toSorted(),
    );
  });

  test('every script carries the hash of what was delivered', async ({ page }) => {
    const scripts = collectScripts(page);
    const readIntegrity = await collectIntegrity(page);
    await loadEverything(page);
    const integrity = await readIntegrity();
    const wrong: string[] = [];
    for (const script of await scripts()) {
      const { pathname } = new URL(script.url());
      const hash = createHash('sha256').update(await script.body());
      if (integrity[pathname] !== `sha256-${hash.digest('base64')}`) wrong.push(pathname);
    }
    expect(wrong).toEqual([]);
  });
});

test.describe('releases', { tag: '@desktop' }, () => {
  test('the shell’s files name no remote address: no folder, no version, no entry, no host', async ({
    page,
    request,
    baseURL,
  }) => {
    const scripts = collectScripts(page);
    const map = await readReleaseMap(request);
    await loadEverything(page);
    const shell = (await scripts()).filter((script) => script.url().includes('/shell/'));
    expect(shell.length).toBeGreaterThan(2);
    for (const script of shell) {
      const text = await script.text();
      expect(text, script.url()).not.toMatch(/\/remotes\/mfe-/);
      expect(text, script.url()).not.toContain(new URL(baseURL ?? '').host);
      for (const { version, entry } of Object.values(map.remotes)) {
        expect(text, script.url()).not.toContain(version);
        expect(text, script.url()).not.toContain(entry.src);
        expect(text, script.url()).not.toContain(entry.integrity);
      }
    }
  });

  test('a page names the remotes whose HTML it holds, and no other', async ({ request }) => {
    const map = await readReleaseMap(request);
    const expected: Record<string, readonly RemoteName[]> = {
      '/': ['mfe-content', 'mfe-floorplan', 'mfe-registration'],
      // Every page contains the closed popup.
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
        // Only the data needed to run it; its routes are in the release manifest.
        const { version, entry, hostRange } = map.remotes[name];
        expect(release.remotes[name], `${name} on ${url}`).toEqual({ version, entry, hostRange });
      }
    }
  });

  test('an entry names the files of each of its exposes, which exist', async ({ request }) => {
    const map = await readReleaseMap(request);
    for (const name of remoteNames) {
      const { src } = map.remotes[name].entry;
      const code = await (await request.get(src)).text();
      for (const expose of exposesByRemote[name]) {
        const files = chunksOf(src, code, expose);
        expect(files.length, expose).toBeGreaterThan(0);
        for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
      }
    }
  });

  test('headers tell operators which version answered, static and live', async ({ request }) => {
    const map = await readReleaseMap(request);
    const remotes = remoteNames.map((name) => `${name}@${map.remotes[name].version}`).join(' ');
    for (const url of ['/', '/FloorPlan/84A', urlOf('press-list')]) {
      const headers = (await request.get(url)).headers();
      expect(headers['x-release'], url).toBe(String(map.id));
      expect(headers['x-shell'], url).toBe(map.shell.version);
      expect(headers['x-remotes'], url).toBe(remotes);
      expect(headers['cache-control'], url).toMatch(/no-cache/);
    }
  });

  test('what has a hash in its name is immutable, what points to it is never cached', async ({
    request,
  }) => {
    const map = await readReleaseMap(request);
    for (const { entry } of Object.values(map.remotes)) {
      const headers = (await request.get(entry.src)).headers();
      expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
      expect(headers['content-type']).toMatch(/javascript/);
    }
    expect((await request.get('/release.json')).headers()['cache-control']).toMatch(/no-cache/);
  });
});

test.describe('before the page is idle and untouched', () => {
  for (const url of ['/', '/FloorPlan/84A', urlOf('customer'), urlOf('press-list')])
    test(`only HTML, styles, fonts, pictures and the boot file are requested: ${decodeURI(url)}`, async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript(() => {
        globalThis.requestIdleCallback = () => 0;
      });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        const isQuiet = /^(document|stylesheet|font|image)$/.test(request.resourceType());
        const isAllowed = isQuiet || bootOrBrand.test(pathname) || namedByHeader.test(pathname);
        if (origin !== baseURL || !isAllowed) asked.push(request.url());
      });
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.keyboard.press('Shift');
      await expect.poll(() => asked.some((address) => address.includes('/main.'))).toBe(true);
    });

  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'])
    test(`the first input hydrates the page: ${sign}`, { tag: '@desktop' }, async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.requestIdleCallback = () => 0;
      });
      await page.goto('/Brand/intro');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await page.locator('h1').dispatchEvent(sign, { bubbles: true });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    });
});

test.describe('an entry that was tampered with', { tag: '@desktop' }, () => {
  test.use({ allowedProblems: { console: /integrity|did not load/ } });

  test('never runs: the page stays as it was prerendered', async ({ page }) => {
    await page.route('**/remotes/mfe-content/**/entry.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `document.title = 'taken over';${await response.text()}`,
      });
    });
    const refused = page.waitForEvent('console', (message) => /did not load/.test(message.text()));
    await visit(page, '/Brand/intro');
    await refused;
    await expect(page).toHaveTitle(/브랜드 소개/);
    await expect(page.getByRole('heading', { level: 1, name: '브랜드 소개' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('윤슬');
  });
});

/** Home contains three remotes, the press list the fourth; the popup's code loads when it opens. */
async function loadEverything(page: Page) {
  await visitHydrated(page, '/');
  await page.getByRole('link', { name: /방문예약 등록 열기/ }).click();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('dialog') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await navigateInApp(page, urlOf('press-list'));
  await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
  await expect(page.getByLabel('관리자 이메일')).toBeVisible();
}

function collectScripts(page: Page): () => Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    await Promise.all(responses.map((response) => response.finished()));
    return responses;
  };
}

/** Records every script element from the start: loaders remove theirs again. */
async function collectIntegrity(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const seen: Record<string, string> = {};
    Object.assign(globalThis, { seenIntegrity: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src)
            seen[new URL(node.src).pathname] = node.integrity;
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seenIntegrity: Record<string, string> }).seenIntegrity,
    );
}

async function readReleaseMap(request: {
  get(url: string): Promise<{ json(): Promise<unknown> }>;
}): Promise<ReleaseMap> {
  return (await (await request.get('/release.json')).json()) as ReleaseMap;
}

async function readInstances(page: Page) {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationInstance[] };
    };
    return federation.__INSTANCES__.map(({ name, options }) => ({
      name,
      remotes: options.remotes.map((remote) => ({ name: remote.name, entry: remote.entry })),
    }));
  });
}

async function readSharedModules(page: Page) {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationInstance[] };
    };
    return federation.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      scope: Object.fromEntries(
        Object.entries(shareScopeMap['default'] ?? {}).map(([library, versions]) => [
          library,
          Object.values(versions).map(({ from, loaded }) => ({ from, isLoaded: Boolean(loaded) })),
        ]),
      ),
    }));
  });
}
