import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type Browser } from '@playwright/test';
import type { Article, RemoteName } from '@site/contract';
import { siteFolder } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { openAdminPanel } from '../../harness/steps/admin-panel';
import { copyReleasedSite } from '../../harness/site/released-copy';
import { pageCacheMs, type Administrator } from '../../harness/site/site';
import { createHealthyPages, type HealthyPages } from '../browser/healthy-pages';
import { breakBuild, type BuildError } from './break-build';
import { startFaultInjectionProxy, type FaultInjectionProxy } from './fault-injection-proxy';
import { startServer } from '@site/testing/start-server';

/**
 * A released site for fault injection: with a proxy in front of each service, and further ones in front of the site server
 * if needed.
 */
export interface ResilienceSite {
  readonly browser: Browser;
  /** The site server itself, without a proxy. */
  readonly origin: string;
  readonly admin: Administrator;
  /** Between the site server and press-service. */
  readonly pressProxy: FaultInjectionProxy;
  /** Between the site server and form-service. */
  readonly formsProxy: FaultInjectionProxy;
  /** Three published articles, newest last. */
  readonly articles: readonly Article[];
  readonly healthy: HealthyPages;
  /** SITE_DIR: the releases that are served. */
  readonly siteFolder: string;
  /** A new proxy between browser and site server. */
  readonly openProxy: () => Promise<FaultInjectionProxy>;
  /** Releases builds of these remotes with an error in them; without one, the builds of the checkout. */
  readonly release: (remotes: readonly RemoteName[], error?: BuildError) => Promise<void>;
  /** Ends every fault and closes the proxies that were opened. */
  readonly clearFaults: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const service = { RATE_LIMIT_PER_MINUTE: '100000' };

/** Copies the release of the checkout's builds into a temporary folder and starts the services. */
export async function startResilienceSite(browser: Browser): Promise<ResilienceSite> {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
  const site = siteFolder(join(folder, 'site'));
  const { PUBLIC_ORIGIN: publicOrigin } = copyReleasedSite(site.root);

  const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
  const [press, forms] = await Promise.all([
    startServer('press-service/src/server.ts', {
      DATA_DIR: join(folder, 'press'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
    startServer('form-service/src/server.ts', { DATA_DIR: join(folder, 'forms'), ...service }),
  ]);
  const pressProxy = await startFaultInjectionProxy(press.origin);
  const formsProxy = await startFaultInjectionProxy(forms.origin);
  const PRESS_SERVICE = ipv4(pressProxy);
  const siteServer = await startServer('site-server/src/main.ts', {
    SITE_DIR: site.root,
    PRESS_SERVICE,
    FORM_SERVICE: ipv4(formsProxy),
  });
  const origin = siteServer.origin.replace('127.0.0.1', 'localhost');
  const articles = await publishArticles(origin, admin);

  let opened: FaultInjectionProxy[] = [];
  const clearFaults = async () => {
    pressProxy.clear();
    formsProxy.clear();
    await Promise.all(opened.map((proxy) => proxy.stop()));
    opened = [];
  };
  return {
    browser,
    origin,
    admin,
    pressProxy,
    formsProxy,
    articles,
    healthy: createHealthyPages(browser, origin),
    siteFolder: site.root,
    async openProxy() {
      const proxy = await startFaultInjectionProxy(siteServer.origin);
      opened.push(proxy);
      return proxy;
    },
    async release(remotes, error) {
      const buildFolder = (name: string) => join(folder, `build-${name}-${error}`);
      if (error) for (const remote of remotes) breakBuild(remote, error, buildFolder(remote));
      await releaseFrontends(site, remotes, publicOrigin, error ? { buildFolder } : {});
      await new Promise((resolve) => setTimeout(resolve, pageCacheMs));
    },
    clearFaults,
    async stop() {
      await clearFaults();
      await Promise.all([pressProxy, formsProxy].map((proxy) => proxy.stop()));
      await Promise.all([siteServer, press, forms].map((service) => service.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Services listen on IPv4 only; `localhost` may resolve to either. */
function ipv4({ origin }: FaultInjectionProxy): string {
  return new URL(origin).host.replace('localhost', '127.0.0.1');
}

async function publishArticles(origin: string, admin: Administrator): Promise<Article[]> {
  const caller = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin, Accept: 'application/json' },
  });
  const adminPanel = await openAdminPanel(caller, { origin, admin });
  const articles = await adminPanel.publishAll(
    ['첫 번째 소식', '두 번째 소식', '세 번째 소식'].map((title) => ({
      title,
      summary: `${title}의 요약`,
      content: `${title}의 첫 문단\n${title}의 둘째 문단`,
    })),
  );
  await caller.dispose();
  return articles;
}
