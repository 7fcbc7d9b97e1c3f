// A page that is not our shell, on the same origin: after one documented call (packages/host/README.md) it
// shows every expose of every remote.
import { request as sendRequest } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import {
  commonSecurityHeaders,
  defaultSite,
  exposesByRemote,
  remoteNames,
  routes,
  type ModuleId,
  type PublicManifest,
  type RemoteName,
} from '@site/contract';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { watchProblems, type PageProblem } from '../harness/checks/page-problems';
import { readPublicManifest } from '../harness/site/public-manifest';
import { expect, test } from '../harness/test';

/** The documented steps of an external host, under a policy as strict as ours. */
const externalPage = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>A page of another team</title>
<link rel="icon" href="/favicon.svg"><body><h1>Not our shell</h1><script src="/external.js"></script>`;
const externalScript = `
(async () => {
  const release = await (await fetch('/release.json')).json();
  const { src, integrity } = release.shell.externalHost;
  const script = Object.assign(document.createElement('script'), { integrity });
  script.src = globalThis.trustedTypes
    ? trustedTypes.createPolicy('loader', { createScriptURL: (url) => url }).createScriptURL(src)
    : src;
  script.onload = () => { globalThis.host = prepareExternalHost(release); };
  document.head.append(script);
})();`;
const policy = [
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'",
  "media-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "require-trusted-types-for 'script'; trusted-types loader default",
].join('; ');

interface ExternalWindow {
  readonly host: {
    readonly load: (id: string) => Promise<unknown>;
    readonly mount: (
      element: Element,
      id: string,
      options: object,
    ) => Promise<{ unmount: () => void }>;
    readonly React: { readonly version: string };
  };
  readonly prepareExternalHost: (release: object) => unknown;
}

const modules: readonly ModuleId[] = remoteNames.flatMap((remote) =>
  exposesByRemote[remote].map((expose) => `${remote}/${expose.slice(2)}` as ModuleId),
);

test.describe('a page that is not our shell', { tag: '@desktop' }, () => {
  let server: LoopbackServer;
  let externalOrigin: string;
  /** Responses with which a test replaces the site's, by path. */
  let inTheWay: (path: string) => string | undefined;

  test.beforeAll(async ({ baseURL }) => {
    server = await serveBeside(baseURL ?? '', (path) => inTheWay(path));
    externalOrigin = `http://localhost:${server.port}`;
  });
  test.beforeEach(() => {
    inTheWay = () => undefined;
  });
  test.afterAll(() => server.stop());

  async function openExternalHost(
    browser: Browser,
  ): Promise<{ page: Page; problems: PageProblem[] }> {
    const context = await browser.newContext({ baseURL: externalOrigin });
    const problems = await watchProblems(context, externalOrigin);
    const page = await context.newPage();
    await page.goto('/external');
    await page.waitForFunction(() => 'host' in globalThis);
    return { page, problems };
  }

  test('shows every expose of every remote', async ({ browser, adminPanel }) => {
    const article = await adminPanel.publish({ title: '외부 페이지에서 읽는 글' });
    const { page, problems } = await openExternalHost(browser);
    for (const id of modules) {
      const params = { site: article.siteId, id: article.id, ...paramsOf(id) };
      const text = await page.evaluate(
        async ([module, given]) => {
          const place = document.createElement('section');
          document.body.append(place);
          const { host } = globalThis as unknown as ExternalWindow;
          const mounted = await host.mount(place, module, {
            params: given,
            props: { onOpen() {}, onClose() {} },
          });
          // The popup opens in the top layer, like all dialogs.
          const shown = `${place.textContent}${document.querySelector('dialog')?.textContent ?? ''}`;
          mounted.unmount();
          place.remove();
          return shown;
        },
        [id, params] as const,
      );
      expect(text.length, `${id} shows "${text}"`).toBeGreaterThan(10);
      if (id === 'mfe-press/PressArticle') expect(text).toContain('외부 페이지에서 읽는 글');
    }
    expect(modules.length).toBeGreaterThanOrEqual(26);
    expect(problems.filter(({ text }) => !text.includes('/media/'))).toEqual([]);
    await page.context().close();
  });

  test("fills the slots of home from their owners, and its buttons are the remotes' own", async ({
    browser,
  }) => {
    const { page, problems } = await openExternalHost(browser);
    await page.evaluate(async () => {
      document.body.append(Object.assign(document.createElement('main'), { id: 'place' }));
      const { host } = globalThis as unknown as ExternalWindow;
      await host.mount(document.querySelector('#place') as Element, 'mfe-content/Home', {});
    });
    const place = page.locator('#place');
    await expect(place.getByLabel('고객명')).toBeVisible();
    await expect(place.getByRole('tab').first()).toBeVisible();
    expect(problems.filter(({ text }) => !text.includes('/media/'))).toEqual([]);
    await page.context().close();
  });

  test('has one React, and throws when it is prepared twice', async ({ browser }) => {
    const { page } = await openExternalHost(browser);
    const facts = await page.evaluate(async () => {
      const { host, prepareExternalHost } = globalThis as unknown as ExternalWindow;
      await Promise.all(['mfe-press/PressList', 'mfe-content/Premium'].map((id) => host.load(id)));
      let second = '';
      try {
        prepareExternalHost({});
      } catch (error) {
        second = (error as Error).message;
      }
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[];
        };
      };
      const versions = federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
        Object.keys(shareScopeMap['default']?.['react'] ?? {}),
      );
      return { second, react: host.React.version, versions: [...new Set(versions)] };
    });
    expect(facts.second).toBe('prepareExternalHost was already called on this page');
    expect(facts.versions).toEqual([facts.react]);
    await page.context().close();
  });

  const remote: RemoteName = 'mfe-floorplan';
  const refusals: [string, (manifest: PublicManifest) => unknown, RegExp][] = [
    [
      'a remote that requires another host, before any of its code is requested',
      (manifest) => withRemote(manifest, { hostRange: '^2.0.0' }),
      /mfe-floorplan .* needs host \^2\.0\.0, this is 1\./,
    ],
    [
      'an entry that does not match the release',
      (manifest) =>
        withRemote(manifest, {
          entry: { ...manifest.remotes[remote].entry, integrity: wrongHash },
        }),
      /./,
    ],
  ];
  for (const [what, change, message] of refusals)
    test(`refuses ${what}`, async ({ browser, request }) => {
      const edited = JSON.stringify(change(await readPublicManifest(request)));
      inTheWay = (path) => (path === '/release.json' ? edited : undefined);
      const { page } = await openExternalHost(browser);
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(sent.url()));
      const refused = await page.evaluate(async () => {
        const { host } = globalThis as unknown as ExternalWindow;
        return host.load('mfe-floorplan/FloorPlan').then(
          () => 'loaded',
          (error: unknown) => (error as Error).message,
        );
      });
      expect(refused).not.toBe('loaded');
      expect(refused).toMatch(message);
      expect(await page.evaluate(() => 'mfe_floorplan' in globalThis)).toBe(false);
      if (what.startsWith('a remote')) expect(asked).toEqual([]);
      await page.context().close();
    });
});

const wrongHash = `sha256-${'B'.repeat(43)}=`;

function withRemote(manifest: PublicManifest, changed: object) {
  const { 'mfe-floorplan': floorplan } = manifest.remotes;
  return {
    ...manifest,
    remotes: { ...manifest.remotes, 'mfe-floorplan': { ...floorplan, ...changed } },
  };
}

/** The props that the route table gives a page; slots and the popup take none. */
function paramsOf(id: ModuleId): Readonly<Record<string, string>> {
  return { site: defaultSite.key, ...routes.find(({ module }) => module === id)?.params };
}

/** One origin: two own addresses, everything else is the site. */
function serveBeside(
  siteOrigin: string,
  inTheWay: (path: string) => string | undefined,
): Promise<LoopbackServer> {
  return serveOnLoopback((incoming, answer) => {
    const path = incoming.url ?? '/';
    const own =
      { '/external': externalPage, '/external.js': externalScript }[path] ?? inTheWay(path);
    if (own === undefined) {
      const onward = sendRequest(siteOrigin + path, {
        method: incoming.method,
        headers: incoming.headers,
      });
      onward.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
      return;
    }
    for (const [name, value] of Object.entries(commonSecurityHeaders))
      answer.setHeader(name, value);
    answer.setHeader('Content-Type', path === '/external' ? 'text/html' : 'text/javascript');
    if (path === '/external') answer.setHeader('Content-Security-Policy', policy);
    answer.end(own);
  });
}
