/** The small site with its real upstreams (both services and the SSR server) and either edge in front. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../tools/start/free-port';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from './copy-small-site';
import { startNginx, whyNoNginx } from './start-nginx';
import { startServer, type RunningPart } from '@site/testing/start-server';

export type EdgeKind = 'gateway' | 'nginx';

/** The edges that this machine can test. */
export const edgeKinds: readonly EdgeKind[] =
  whyNoNginx() === undefined ? ['gateway', 'nginx'] : ['gateway'];

export interface SmallSite {
  readonly admin: { readonly email: string; readonly password: string };
  readonly site: SiteFolder;
  readonly inner: Inner;
  readonly parts: { readonly press: RunningPart; readonly forms: RunningPart; pages: RunningPart };
  readonly startPages: () => Promise<RunningPart>;
  readonly stop: () => Promise<void>;
}

interface Inner {
  readonly press: string;
  readonly forms: string;
  readonly pages: string;
}

export interface RunningEdge extends RunningPart {
  readonly origin: string;
  /** Origin of the status port, nginx only. */
  readonly status?: string;
}

const loopback = '127.0.0.1';
const freeAddress = async () => `${loopback}:${await findFreePort(loopback)}`;
const portOf = (address: string) => address.slice(address.indexOf(':') + 1);

const admin = { email: 'admin@example.com', password: randomBytes(16).toString('hex') };

/** @param formsEnv further settings of form-service */
export async function startSmallSite(
  formsEnv: Readonly<Record<string, string>> = {},
): Promise<SmallSite> {
  const site = await copySmallSite();
  const inner = {
    press: await freeAddress(),
    forms: await freeAddress(),
    pages: await freeAddress(),
  };
  const data = join(site.root, 'data');
  const startPages = () =>
    startServer('shell/src/server/ssr-server/main.ts', {
      PORT: portOf(inner.pages),
      SITE_DIR: site.root,
      PRESS_SERVICE: inner.press,
    });
  const [press, forms, pages] = await Promise.all([
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
    startPages(),
  ]);
  const parts = { press, forms, pages };
  return {
    admin,
    site,
    inner,
    parts,
    startPages,
    stop: async () => {
      await Promise.all([parts.press, parts.forms, parts.pages].map((part) => part.stop()));
      rmSync(site.root, { recursive: true, force: true });
    },
  };
}

/**
 * @param site with `inner`: a released site and the addresses of its upstreams, as `host:port`
 * @param env further settings of the edge
 */
export async function startEdge(
  kind: EdgeKind,
  { site, inner }: Pick<SmallSite, 'site' | 'inner'>,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningEdge> {
  const address = await freeAddress();
  const origin = `http://${address}`;
  if (kind === 'gateway') {
    const part = await startServer('nginx/gateway/main.ts', {
      PORT: portOf(address),
      SITE_DIR: site.root,
      PRESS_SERVICE: inner.press,
      FORM_SERVICE: inner.forms,
      SSR_SERVER: inner.pages,
      ...env,
    });
    return { ...part, origin };
  }
  const statusPort = await findFreePort(loopback);
  const part = await startNginx({
    siteFolder: site.root,
    httpPort: Number(portOf(address)),
    statusPort,
    env: {
      PRESS_SERVICE: inner.press,
      FORM_SERVICE: inner.forms,
      SSR_SERVER: inner.pages,
      ...env,
    },
  });
  return { ...part, origin, status: `http://${loopback}:${statusPort}` };
}
