import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request, type Browser } from '@playwright/test';
import { remoteNames, type Article, type RemoteName } from '@site/contract';
import { buildChangedFrontends } from '../../../tools/bundler/build-changed-frontends';
import { siteFolder, frontendNames } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { resolveChromium } from '../../harness/chromium';
import { openPressDesk } from '../../harness/press-desk';
import type { Administrator } from '../../harness/site';
import { createHealthyPages, type HealthyPages } from '../browser/healthy-pages';
import { breakBuild, type BuildError } from './break-build';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startPart } from './part';

/** A whole site of its own that may be broken: every way between its parts leads through a fault proxy. */
export interface DrillSite {
  readonly browser: Browser;
  /** The gateway itself, with nothing in between. */
  readonly origin: string;
  readonly admin: Administrator;
  /** Between gateway and page server on one side and press-service on the other. */
  readonly pressHop: FaultProxy;
  readonly formsHop: FaultProxy;
  /** Three published articles, newest last. */
  readonly articles: readonly Article[];
  readonly healthy: HealthyPages;
  readonly formsFolder: string;
  /** What is served: SITE_DIR. */
  readonly siteFolder: string;
  /** A front door of the caller's own, between browser and gateway. */
  readonly openProxy: () => Promise<FaultProxy>;
  /** Ships builds of these remotes with a fault in them; without one, what stands in the checkout. */
  readonly release: (remotes: readonly RemoteName[], fault?: BuildError) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How long the gateway may answer a live page from its copy. */
const freshCopyMs = 1_200;
const publicOrigin = 'http://localhost:8080';
const service = { RATE_LIMIT_PER_MINUTE: '100000' };

/** Builds what has changed, releases it into a temporary folder and starts the parts. */
export async function startDrillSite(say: (line: string) => void): Promise<DrillSite> {
  await buildChangedFrontends(frontendNames, { report: say });
  const folder = mkdtempSync(join(tmpdir(), 'drills-'));
  const site = siteFolder(join(folder, 'site'));
  await releaseFrontends(site, ['shell', ...remoteNames], publicOrigin);

  const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
  const formsFolder = join(folder, 'forms');
  const [press, forms] = await Promise.all([
    startPart('press-service/src/server.ts', {
      DATA_DIR: join(folder, 'press'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
    startPart('form-service/src/server.ts', { DATA_DIR: formsFolder, ...service }),
  ]);
  const [pressHop, formsHop] = await Promise.all([press, forms].map(hopTo));
  if (!pressHop || !formsHop) throw new Error('unreachable');
  const PRESS_URL = plain(pressHop);
  const pages = await startPart('shell/src/server/ssr-server/main.ts', {
    SITE_DIR: site.root,
    PRESS_URL,
  });
  const gateway = await startPart('nginx/gateway/main.ts', {
    SITE_DIR: site.root,
    PRESS_URL,
    FORMS_URL: plain(formsHop),
    PAGES_URL: pages.origin,
  });
  const origin = gateway.origin.replace('127.0.0.1', 'localhost');
  const articles = await publishArticles(origin, admin);

  const { executablePath, args } = await resolveChromium();
  // What moves when a typeface arrives is no fault's doing; the specs look at that.
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--disable-remote-fonts'],
  });
  const proxies: FaultProxy[] = [pressHop, formsHop];
  return {
    browser,
    origin,
    admin,
    pressHop,
    formsHop,
    articles,
    healthy: createHealthyPages(browser, origin),
    formsFolder,
    siteFolder: site.root,
    async openProxy() {
      const proxy = await startFaultProxy(gateway.origin);
      proxies.push(proxy);
      return proxy;
    },
    async release(remotes, fault) {
      const buildFolder = (name: string) => join(folder, `build-${name}-${fault}`);
      if (fault) for (const remote of remotes) breakBuild(remote, fault, buildFolder(remote));
      await releaseFrontends(site, remotes, publicOrigin, fault ? { buildFolder } : {});
      await new Promise((resolve) => setTimeout(resolve, freshCopyMs));
    },
    async stop() {
      await browser.close();
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      await Promise.all([gateway, pages, press, forms].map((part) => part.end('SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hopTo({ origin }: { readonly origin: string }): Promise<FaultProxy> {
  return startFaultProxy(origin);
}

/** Services listen on IPv4 only; `localhost` may mean either. */
function plain({ origin }: FaultProxy): string {
  return origin.replace('localhost', '127.0.0.1');
}

async function publishArticles(origin: string, admin: Administrator): Promise<Article[]> {
  const caller = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin, Accept: 'application/json' },
  });
  const desk = await openPressDesk(caller, { origin, admin });
  const articles = await desk.publishAll(
    ['첫 번째 소식', '두 번째 소식', '세 번째 소식'].map((title) => ({
      title,
      summary: `${title}의 요약`,
      content: `${title}의 첫 문단\n${title}의 둘째 문단`,
    })),
  );
  await caller.dispose();
  return articles;
}
