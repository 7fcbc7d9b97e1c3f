/** CPU time of a list in press-service, compared with bare node:http with the same bytes. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@site/release';
import { startPart } from '../../tools/testing/start-part';
import { findFreePort } from '../../tools/start/free-port';
import { median } from '../statistics/median';
import { withServers, type Start } from '../servers/with-servers';
import type { BareAnswer } from './bare-server';
import { cpuNsOf } from '../requests/process-usage';
import { listPath, requestOfEdge, startPress } from './press-under-test';
import type { Section } from './section';
import { sendRequests } from '../requests/send-requests';
import { ratios, spread, takeTurns } from '../requests/take-turns';

/** Node adds them to every response. */
const ofConnection: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);
const requests = 8_000;
const most = 3;

const bare = 'bare node:http';
const shipped = 'press-service in production: limits and metrics are on';
const logging = 'the same with the request log (`LOG_REQUESTS=1`)';
const express = 'the same request through Express, as with a cookie';

export function compareService(): Promise<Section> {
  return withServers(async (start) => {
    const metrics = { METRICS_PORT: '0' };
    const plain = await startPress(start, 1_000, metrics);
    const logs = await startPress(start, 1_000, { ...metrics, LOG_REQUESTS: '1' });
    const server = await startBare(start, plain.port);
    const measure =
      (pid: number | undefined, port: number, headers: readonly string[] = []) =>
      async () => {
        const before = cpuNsOf(pid ?? 0);
        await sendRequests(port, [...requestOfEdge, ...headers], requests);
        return (cpuNsOf(pid ?? 0) - before) / requests / 1_000;
      };
    const costs = await takeTurns(
      new Map([
        [bare, measure(server.pid, server.port)],
        [shipped, measure(plain.child.pid, plain.port)],
        [logging, measure(logs.child.pid, logs.port)],
        [express, measure(plain.child.pid, plain.port, ['Cookie: theme=dark'])],
      ]),
    );
    return {
      title: 'A list from the memory of press-service, beside bare node:http',
      head: ['server', 'CPU per request, µs', '× bare node:http'],
      rows: [...costs].map(([name, us]) => [
        name,
        spread(us, 0),
        spread(ratios(costs, name, bare)),
      ]),
      problems: [shipped, logging].flatMap((name) => {
        const ratio = median(ratios(costs, name, bare));
        return ratio <= most ? [] : [`${name}: ${ratio.toFixed(2)} × ${bare}, at most ${most}`];
      }),
    };
  });
}

/** Answers with headers and body of a response of press-service. */
async function startBare(start: Start, pressPort: number) {
  const file = relative(repositoryRoot, fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  const port = await findFreePort('127.0.0.1');
  const env = { PORT: String(port), ANSWER: JSON.stringify(await readAnswer(pressPort)) };
  const { child } = await start(startPart(file, env));
  return { pid: child.pid, port };
}

async function readAnswer(port: number): Promise<BareAnswer> {
  const request = get({ port, path: listPath, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const headers = answer.rawHeaders.filter(
    (_, index) => !ofConnection.has((answer.rawHeaders[index & ~1] ?? '').toLowerCase()),
  );
  return { headers, body: await text(answer) };
}
