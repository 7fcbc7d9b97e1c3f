/** The services behind a site server: press-service with sample articles, form-service. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticPaths } from '@site/contract';
import { pageFile, type SiteFolder } from '@site/release';
import { samplePress } from '@site/tools/sample-press';
import { findFreePort } from '@site/tools/free-port';
import { startServer } from '@site/testing/start-server';
import { publishArticles } from './publish-articles';
import { startFolder, type Start } from './with-servers';

/** Addresses as `host:port`. */
export interface Services {
  readonly inner: { readonly press: string; readonly forms: string };
  readonly articleId: string;
}

const loopback = '127.0.0.1';
const freeAddress = async () => `${loopback}:${await findFreePort(loopback)}`;
const portOf = (address: string) => address.slice(address.indexOf(':') + 1);

export async function startServices(site: SiteFolder, start: Start): Promise<Services> {
  const data = await startFolder(start, mkdtempSync(join(tmpdir(), 'bench-data-')));
  const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
  const inner = { press: await freeAddress(), forms: await freeAddress() };
  await Promise.all([
    start(
      startServer('press-service/src/server.ts', {
        PORT: portOf(inner.press),
        DATA_DIR: join(data, 'press'),
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      }),
    ),
    start(
      startServer('form-service/src/server.ts', {
        PORT: portOf(inner.forms),
        DATA_DIR: join(data, 'forms'),
      }),
    ),
  ]);
  const { list, article } = samplePress(pagesOf(site));
  const articleId = await publishArticles(`http://${inner.press}`, admin, [
    ...list.articles.slice(1).map((summary) => ({ ...summary, content: article.content })),
    article,
  ]);
  return { inner, articleId };
}

function pagesOf(site: SiteFolder): string[] {
  return staticPaths().map(({ path }) =>
    readFileSync(join(site.current, 'pages', pageFile(path)), 'utf8'),
  );
}
