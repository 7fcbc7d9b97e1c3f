/** One replica of each service, compiled as for its image, and the requests that it is measured with. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { articlesUrl, defaultSite, encodePath, formUrls, pathOf } from '@site/contract';
import { startNginx, whyNoNginx } from '../../nginx/testing/start-nginx';
import { startPart } from '../../tools/testing/start-part';
import { openStore } from '../../press-service/src/data/open-store';
import { fillMongodbStore } from '../../press-service/testing/fill-store';
import { findMongodb } from '../../press-service/testing/mongodb';
import { findFreePort } from '../../tools/start/free-port';
import { listPath, requestOfEdge, startPress } from '../list/press-under-test';
import type { RequestToSend } from '../requests/send-requests';
import { startFolder, type Start } from '../servers/with-servers';
import { writeNginxMap } from '../servers/write-nginx-map';

export interface Replica {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly requests: readonly {
    readonly what: string;
    readonly request: RequestToSend;
    /** In one turn. */
    readonly count: number;
  }[];
}

const loopback = '127.0.0.1';
const articles = 1_000;
const articlePath = `${articlesUrl(defaultSite.key)}/${(500).toString(16).padStart(24, '0')}`;
const livePath = encodePath(pathOf('press-list'));
const [, ...headersOfEdge] = requestOfEdge;
const brotli = 'Accept-Encoding: br';
/** Metrics count, limits refuse nobody. */
const metrics = { METRICS_PORT: '0' };

const get = (path: string, ...headers: readonly string[]): RequestToSend => [
  `GET ${path} HTTP/1.1`,
  ...headersOfEdge,
  ...headers,
];

/** @returns also what cannot be started on this machine */
export async function startReplicas(
  start: Start,
): Promise<{ readonly started: readonly Replica[]; readonly missing: readonly string[] }> {
  const site = await releaseToMeasure((line) => console.log(line));
  const press = await startPress(start, articles, metrics);
  const started = [pressReplica('SQLite', press, 1_600), await forms(start, 'SQLite', {}, 640)];
  const missing: string[] = [];
  const source = findMongodb();
  if (!source) missing.push('MongoDB');
  else {
    const { uri } = await start(source.start());
    await (await openStore({ mongodbUri: uri, dataDir: '.' })).close();
    await fillMongodbStore(uri, articles);
    const onMongodb = await startPress(start, articles, { ...metrics, MONGODB_URI: uri });
    started.push(
      pressReplica(source.name, onMongodb, 640),
      await forms(start, source.name, { FORM_MONGODB_URI: uri }, 160),
    );
  }
  const pages = await ssrServer(start, site.root, press.port);
  started.push(pages);
  const reason = whyNoNginx();
  if (reason !== undefined) missing.push(`nginx (${reason})`);
  else {
    await writeNginxMap(site);
    started.push(await edge(start, site.root, { press: press.port, pages: pages.port }));
  }
  return { started, missing };
}

function pressReplica(
  store: string,
  { child, port }: Awaited<ReturnType<typeof startPress>>,
  count: number,
): Replica {
  const requests = [
    { what: 'list, from its memory', request: get(listPath), count: 3_200 },
    { what: 'article, from the store', request: get(articlePath), count },
  ];
  return { name: `press-service (${store})`, pid: child.pid ?? 0, port, requests };
}

async function forms(
  start: Start,
  store: string,
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<Replica> {
  const data = await startFolder(start, mkdtempSync(join(tmpdir(), 'bench-forms-')));
  const port = await findFreePort(loopback);
  const { child } = await start(
    startPart('form-service/src/server.ts', {
      PORT: String(port),
      DATA_DIR: join(data, 'forms'),
      FORM_KEY_DIR: join(data, 'keys'),
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...metrics,
      ...env,
    }),
  );
  const requests = [{ what: 'registration', request: registrations(), count }];
  return { name: `form-service (${store})`, pid: child.pid ?? 0, port, requests };
}

/** Each of another person, with the key that the popup sends along. */
function registrations(): () => string {
  let number = 10_000_000;
  return () => {
    number += 1;
    const phone = `010-${String(number).slice(0, 4)}-${String(number).slice(4)}`;
    const body = JSON.stringify({ name: 'Kim', phone, email: '', visitDate: '' });
    const head = [
      `POST ${formUrls.popup} HTTP/1.1`,
      ...headersOfEdge,
      'Content-Type: application/json',
      'Accept: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Idempotency-Key: bench-${number}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  };
}

async function ssrServer(start: Start, siteFolder: string, pressPort: number): Promise<Replica> {
  const port = await findFreePort(loopback);
  const { child } = await start(
    startPart('shell/src/server/ssr-server/main.ts', {
      PORT: String(port),
      SITE_DIR: siteFolder,
      PRESS_SERVICE: `${loopback}:${pressPort}`,
      READS_PER_MINUTE: '0',
      ...metrics,
    }),
  );
  const requests = [{ what: 'press list as a page', request: get(livePath), count: 160 }];
  return { name: 'shell (SSR server)', pid: child.pid ?? 0, port, requests };
}

async function edge(
  start: Start,
  siteFolder: string,
  inner: { readonly press: number; readonly pages: number },
): Promise<Replica> {
  const port = await findFreePort(loopback);
  const { pid } = await start(
    startNginx({
      siteFolder,
      httpPort: port,
      statusPort: await findFreePort(loopback),
      env: {
        PRESS_SERVICE: `${loopback}:${inner.press}`,
        FORM_SERVICE: `${loopback}:9`,
        SSR_SERVER: `${loopback}:${inner.pages}`,
        READS_PER_SECOND: '100000',
        WRITES_PER_SECOND: '100000',
      },
    }),
  );
  const count = 4_800;
  const requests = [
    { what: 'static page, Brotli', request: get('/', brotli), count },
    { what: 'press list as a page, from its cache, Brotli', request: get(livePath, brotli), count },
    { what: 'list, from its cache, Brotli', request: get(listPath, brotli), count },
  ];
  return { name: 'edge (nginx)', pid, port, requests };
}
