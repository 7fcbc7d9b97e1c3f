// One page from five builds: which build provides which code, from where, when, and with which integrity hash.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { containerName, remoteNames } from '@site/contract';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visit } from '../harness/steps/visit';
import { loadEverything, collectScripts } from '../harness/checks/loaded-scripts';
import { readPublicManifest } from '../harness/site/public-manifest';

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
    const manifest = await readPublicManifest(request);
    await loadEverything(page);
    const entries = remoteNames.map((name) => manifest.remotes[name].entry.src);
    const loaded = (await scripts()).map((script) => new URL(script.url()).pathname);
    expect(loaded.filter((path) => entries.includes(path)).toSorted()).toEqual(entries.toSorted());
    const folders = remoteNames.map(
      (name) => `/remotes/${name}/${manifest.remotes[name].version}/`,
    );
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
    await visit(page, '/Brand/video');
    await refused;
    await expect(page).toHaveTitle(/홍보영상/);
    await expect(page.getByRole('heading', { level: 1, name: '홍보영상' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('해 질 녘');
  });
});

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
