// An incompatible remote is refused before any of its code is requested, and no remote can bring a second React.
// e2e/resilience/specs/version-mixes.spec.ts mixes old and new builds of shell and remotes.
import type { Page, Route } from '@playwright/test';
import {
  exposesByRemote,
  remoteNames,
  type PageRelease,
  type PublicManifest,
  type RemoteName,
} from '@site/contract';
import { navigateInApp } from '../harness/steps/in-app';
import { readPublicManifest } from '../harness/site/public-manifest';
import { urlOf } from '../harness/steps/site-pages';
import { expect, firstRow, test } from '../harness/test';
import { visit } from '../harness/steps/visit';
import { wordsOf } from '../harness/checks/words';

/** Retries and refusals are logged to the console. */
test.use({ allowedProblems: { console: /needs host|did not load|release manifest/ } });

const remote: RemoteName = 'mfe-floorplan';
const page84A = urlOf('floor-plan-84A');

test.describe('a host range that does not fit', { tag: '@desktop' }, () => {
  for (const [index, range] of ['^2.0.0', '^1.9.0', '*', ''].entries()) {
    const title = `"${range}" in the page: nothing of the remote is requested, the page stays`;
    test(title, { tag: firstRow(index) }, async ({ page, browser, baseURL }) => {
      const asked = collectRequests(page);
      await page.route(`**${page84A}`, (route) => rewritePage(route, range));
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes(`needs host ${range}, this is`),
      );
      await visit(page, page84A);
      await refused;
      expect(asked().filter((path) => path.startsWith(`/remotes/${remote}/`))).toEqual([]);
      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${baseURL}${page84A}`);
      expect(await wordsOf(page.locator('main'))).toBe(await wordsOf(plain.locator('main')));
      await plain.close();
      expect(await page.evaluate(() => 'mfe_floorplan' in globalThis)).toBe(false);
    });
  }

  test('in the release manifest: client navigation runs none of its code', async ({ page }) => {
    await page.route('**/release.json', async (route) => {
      const manifest = (await (await route.fetch()).json()) as PublicManifest;
      await route.fulfill({
        json: { ...manifest, remotes: withRange(manifest.remotes, '^2.0.0') },
      });
    });
    await visit(page, urlOf('brand-intro'));
    const asked = collectRequests(page);
    const lastTry = page.waitForEvent('console', (message) =>
      message.text().includes(`did not load (attempt 2) Error: ${remote}`),
    );
    await navigateInApp(page, page84A);
    // The resilience tests of failing remotes cover what the visitor sees then.
    await lastTry;
    const paths = asked();
    const inThisDocument = paths.includes(page84A) ? paths.slice(0, paths.indexOf(page84A)) : paths;
    expect(inThisDocument.filter((path) => path.startsWith(`/remotes/${remote}/`))).toEqual([]);
  });
});

test(
  'no remote carries React, react-dom, the router or styled-components of its own',
  { tag: '@desktop' },
  async ({ request }) => {
    const manifest = await readPublicManifest(request);
    const read = async (src: string) => (await request.get(src)).text();
    const signatures = {
      react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
      'react-dom': /rendererPackageName:"react-dom"/,
      'styled-components': /"data-styled-version"/,
      router: /__reactRouterVersion|UNSAFE_DataRouterContext/,
    };
    // The shell has them: these are the right words to look for.
    const page = await read(urlOf('brand-intro'));
    const [, boot = ''] = /<template><script src="([^"]+)"/.exec(page) ?? [];
    const files = (await read(boot)).match(/[\w-]+\.[0-9a-f]{8}\.js/g) ?? [];
    const shellFolder = boot.slice(0, boot.lastIndexOf('/') + 1);
    const shellCode = (await Promise.all(files.map((file) => read(shellFolder + file)))).join('\n');
    for (const [library, signature] of Object.entries(signatures))
      expect(shellCode, `the shell has ${library}`).toMatch(signature);

    for (const name of remoteNames) {
      const { src } = manifest.remotes[name].entry;
      const entry = await read(src);
      const chunks = [...new Set(entry.match(/[\w-]+\.[0-9a-f]{8}\.js/g))];
      expect(chunks.length, name).toBeGreaterThanOrEqual(exposesByRemote[name].length);
      const folder = src.slice(0, src.lastIndexOf('/') + 1);
      for (const code of [entry, ...(await Promise.all(chunks.map((file) => read(folder + file))))])
        for (const [library, signature] of Object.entries(signatures))
          expect(code, `${name} carries ${library}`).not.toMatch(signature);
    }
  },
);

/** The remote boundaries read the release manifest from the page's own block. */
async function rewritePage(route: Route, range: string): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const changed = html.replace(/(id="release">)(.*?)(<\/script>)/, (_, start, block, end) => {
    const release = JSON.parse(block as string) as PageRelease;
    const edited = { ...release, remotes: withRange(release.remotes, range) };
    return `${start as string}${JSON.stringify(edited)}${end as string}`;
  });
  expect(changed).not.toBe(html);
  await route.fulfill({ response, body: changed });
}

function withRange(remotes: PageRelease['remotes'], hostRange: string): PageRelease['remotes'] {
  const release = remotes[remote];
  if (!release) throw new Error(`${remote} is not in the manifest`);
  return { ...remotes, [remote]: { ...release, hostRange } };
}

function collectRequests(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return () => paths;
}
