/** CPU time of nginx for the cached list, compared with a static file of the same bytes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copySmallSite } from '../../nginx/testing/copy-small-site';
import { startNginx, whyNoNginx } from '../../nginx/testing/start-nginx';
import { findFreePort } from '../../tools/start/free-port';
import { startFolder, withServers } from '../servers/with-servers';
import { median } from '../statistics/median';
import { listPath, startPress } from './press-under-test';
import type { Section } from './section';
import { sendRequests } from '../requests/send-requests';
import { ratios, spread, takeTurns } from '../requests/take-turns';

const requests = 12_000;
const least = 0.8;
const file = '/media/bench/list.json';

const encodings = [
  ['as it is', []],
  ['Brotli', ['Accept-Encoding: br']],
  ['gzip', ['Accept-Encoding: gzip']],
] as const;

export async function compareEdge(): Promise<Section | undefined> {
  const reason = whyNoNginx();
  if (reason !== undefined) {
    console.log(`nginx: not measured (${reason})`);
    return undefined;
  }
  return withServers(async (start) => {
    const press = await startPress(start, 1_000);
    const site = await copySmallSite();
    await startFolder(start, site.root);
    const answer = await fetch(`http://127.0.0.1:${press.port}${listPath}`);
    writeStatic(site.root, Buffer.from(await answer.arrayBuffer()));
    const [httpPort, statusPort] = [
      await findFreePort('127.0.0.1'),
      await findFreePort('127.0.0.1'),
    ];
    const address = `127.0.0.1:${press.port}`;
    const nginx = await start(
      startNginx({
        siteFolder: site.root,
        httpPort,
        statusPort,
        env: {
          PRESS_SERVICE: address,
          FORM_SERVICE: address,
          SSR_SERVER: address,
          READS_PER_SECOND: '100000',
          WRITES_PER_SECOND: '100000',
        },
      }),
    );
    const measure = (path: string, headers: readonly string[]) => async () => {
      const before = nginx.cpuNs();
      const head = [`GET ${path} HTTP/1.1`, 'Host: press.example', ...headers];
      await sendRequests(httpPort, head, requests);
      return Number(nginx.cpuNs() - before) / requests / 1_000;
    };
    const costs = await takeTurns(
      new Map(
        encodings.flatMap(([name, headers]) => [
          [`file, ${name}`, measure(file, headers)] as const,
          [`list, ${name}`, measure(listPath, headers)] as const,
        ]),
      ),
    );
    const ratio = (name: string) => ratios(costs, `file, ${name}`, `list, ${name}`);
    return {
      title: "A list from nginx's cache, beside a static file of the same bytes",
      head: ['sent', 'file: CPU, µs', 'cached list: CPU, µs', 'lists for the CPU of one file'],
      rows: encodings.map(([name]) => [
        name,
        spread(costs.get(`file, ${name}`) ?? [], 0),
        spread(costs.get(`list, ${name}`) ?? [], 0),
        spread(ratio(name)),
      ]),
      problems:
        median(ratio('as it is')) >= least
          ? []
          : [
              `a cached list is ${median(ratio('as it is')).toFixed(2)} of a file, at least ${least}`,
            ],
    };
  });
}

/** With the compressed copies that a release writes. */
function writeStatic(root: string, body: Buffer) {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, body);
  writeFileSync(`${path}.br`, brotliCompressSync(body));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
