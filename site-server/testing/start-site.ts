/** The small site with its real services, and the site server alone or behind nginx. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@site/tools/free-port';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from './copy-small-site';
import { startNginx, whyNoNginx } from './start-nginx';
import { startServer, type RunningPart, type RunningServer } from '@site/testing/start-server';

/** What visitors reach. */
export type EdgeKind = 'site-server' | 'nginx';

/** The edges that this machine can test. */
export const edgeKinds: readonly EdgeKind[] =
  whyNoNginx() === undefined ? ['site-server', 'nginx'] : ['site-server'];

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>;

export interface EdgeAlone {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface RunningEdge extends RunningPart, EdgeAlone {
  readonly siteServer: RunningServer;
}

const loopback = '127.0.0.1';
const freeAddress = async () => `${loopback}:${await findFreePort(loopback)}`;
const portOf = (address: string) => address.slice(address.indexOf(':') + 1);

const admin = { email: 'admin@example.com', password: randomBytes(16).toString('hex') };

/** @param formsEnv further settings of form-service */
export async function startSmallSite(formsEnv: Readonly<Record<string, string>> = {}) {
  const site = await copySmallSite();
  const inner = { press: await freeAddress(), forms: await freeAddress() };
  const data = join(site.root, 'data');
  const [press, forms] = await Promise.all([
    startServer('press-service/src/server.ts', {
      PORT: portOf(inner.press),
      DATA_DIR: join(data, 'press'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
    startServer('form-service/src/server.ts', {
      PORT: portOf(inner.forms),
      DATA_DIR: join(data, 'forms'),
      RATE_LIMIT_PER_MINUTE: '1000',
      ...formsEnv,
    }),
  ]);
  return {
    admin,
    site,
    /** host:port */
    inner,
    parts: { press, forms },
    stop: async () => {
      await Promise.all([press.stop(), forms.stop()]);
      rmSync(site.root, { recursive: true, force: true });
    },
  };
}

/**
 * @param site with `inner`: a released site and the addresses of its services
 * @param env further settings of both servers
 */
export async function startEdge(
  kind: EdgeKind,
  { site, inner }: Pick<SmallSite, 'site' | 'inner'>,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningEdge> {
  const settings = siteServerSettings(kind, site, inner, env);
  const siteServer = await startServer('site-server/src/main.ts', settings);
  return { ...siteServer, siteServer, ...(await startInFront(kind, siteServer, env)) };
}

export function siteServerSettings(
  kind: EdgeKind,
  site: SiteFolder,
  { press, forms }: SmallSite['inner'],
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...{ SITE_DIR: site.root, PRESS_SERVICE: press, FORM_SERVICE: forms },
    ...env,
    ...(kind === 'nginx' && { TRUSTED_PROXIES: loopback }),
  };
}

/** @returns what visitors reach: the site server itself, or nginx, which ends it too */
export async function startInFront(
  kind: EdgeKind,
  siteServer: EdgeAlone,
  env: Readonly<Record<string, string>>,
): Promise<EdgeAlone> {
  if (kind === 'site-server') return siteServer;
  const nginx = await startNginxBefore(siteServer.origin, env);
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      await siteServer.stop();
    },
  };
}

/** @param origin of a site server */
export async function startNginxBefore(
  origin: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningPart & { readonly origin: string }> {
  const httpPort = await findFreePort(loopback);
  const part = await startNginx({
    httpPort,
    statusPort: await findFreePort(loopback),
    env: { SITE_SERVER: new URL(origin).host, ...env },
  });
  return { ...part, origin: `http://${loopback}:${httpPort}` };
}
