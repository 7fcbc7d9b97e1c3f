/** The built site with all services and without rate limits, so that every request reaches the code. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { articlesUrl, defaultSite, sessionUrl } from '@site/contract';
import { startEdge, type EdgeKind, type RunningEdge } from '@site/site-server/testing/start-site';
import { repositoryRoot, siteFolder } from '@site/release';
import { knownPaths } from '@site/testing/hostile/hostile-requests';
import { processEnvironment } from '@site/testing/process-environment';
import { startServer } from '@site/testing/start-server';
import { copyReleasedSite } from '../../harness/site/released-copy';

const administrator = { email: 'admin@example.com', password: 'only-for-this-corpus' };
const articleCount = 25;
const run = promisify(execFile);

export interface CorpusSite {
  /** The services themselves: an edge may hide how they respond. */
  readonly services: readonly {
    readonly name: string;
    readonly origin: string;
    readonly paths: readonly string[];
    readonly cookie?: string;
  }[];
  /** The requests to an edge. */
  readonly paths: readonly string[];
  readonly startEdge: (kind: EdgeKind) => Promise<RunningEdge>;
  /** @returns every stored registration, as an operator exports them */
  readonly exportRegistrations: () => Promise<string>;
  /** @returns the errors in the logs of the services, one line each */
  readonly errorLines: () => readonly string[];
  /** @returns the status of signing in with the right password */
  readonly signIn: (origin: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export async function startCorpusSite(): Promise<CorpusSite> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  // nginx's workers are another user where root starts it.
  chmodSync(folder, 0o755);
  const site = siteFolder(join(folder, 'site'));
  copyReleasedSite(site.root);

  const unlimited = { READS_PER_MINUTE: '0', VIEWS_PER_MINUTE: '0' };
  const formsEnv = { DATA_DIR: join(folder, 'forms'), RATE_LIMIT_PER_MINUTE: '1000000' };
  const press = await startServer('press-service/src/server.ts', {
    DATA_DIR: join(folder, 'press'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...unlimited,
  });
  const forms = await startServer('form-service/src/server.ts', formsEnv);
  const processes = [press, forms];
  const address = ({ origin }: { readonly origin: string }) => new URL(origin).host;

  const { articleId, cookie } = await publishArticles(press.origin);
  const paths = knownPaths(articleId);

  return {
    services: [
      { name: 'press-service', origin: press.origin, paths: paths.press, cookie },
      { name: 'form-service', origin: forms.origin, paths: paths.forms },
    ],
    paths: paths.edge,
    startEdge: (kind) =>
      startEdge(
        kind,
        { site, inner: { press: address(press), forms: address(forms) } },
        { ...unlimited, SEARCHES_PER_MINUTE: '0' },
      ),
    async exportRegistrations() {
      const args = ['--import', 'tsx', 'form-service/src/cli.ts', 'export'];
      const options = {
        cwd: repositoryRoot,
        env: {
          ...processEnvironment(),
          TSX_TSCONFIG_PATH: join(repositoryRoot, 'tsconfig.base.json'),
          ...formsEnv,
        },
        maxBuffer: 256 * 1024 * 1024,
      };
      return (await run(process.execPath, args, options)).stdout;
    },
    errorLines: () =>
      processes.flatMap((one) =>
        one
          .output()
          .split('\n')
          .filter((line) => /"error":|\berror\b|exception|unhandled/i.test(line)),
      ),
    async signIn(origin) {
      const response = await fetch(origin + sessionUrl, postJson(administrator));
      await response.arrayBuffer();
      return response.status;
    },
    async stop() {
      await Promise.all(processes.map((one) => one.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postJson(value: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

async function publishArticles(origin: string) {
  const signedIn = await fetch(origin + sessionUrl, postJson(administrator));
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  let articleId = '';
  for (let index = 0; index < articleCount; index += 1) {
    const draft = { title: `소식 ${index}`, summary: '요약', content: '본문' };
    const published = await fetch(
      origin + articlesUrl(defaultSite.key),
      postJson(draft, { Cookie: cookie }),
    );
    articleId = ((await published.json()) as { id: string }).id;
  }
  return { articleId, cookie };
}
