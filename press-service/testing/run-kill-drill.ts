import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionUrl } from '@site/contract';
import { createHttpClient, type HttpClient } from './http-client';
import { KillLedger } from './kill-ledger';
import { openArticles, Publisher, readAllArticles, Refused } from './kill-work';
import { startProcess, type PressProcess } from './press-process';

interface Options {
  readonly kills: number;
  readonly mongodbUri?: string;
  readonly say?: (line: string) => void;
}

export interface KillReport {
  /** Acknowledged articles and openings. */
  readonly articles: number;
  readonly openings: number;
  /** Openings whose answer a kill cut off. */
  readonly unanswered: number;
  /** What went wrong; empty when all is well. */
  readonly faults: readonly string[];
}

const credentials = { email: 'drill@yunseul.example', password: 'only-for-this-drill' };
const openersAtOnce = 4;
const shortestLifeMs = 150;
const longestLifeMs = 900;

/** Kills the service `kills` times in the middle of its work and then compares what it kept. */
export async function runKillDrill({ kills, mongodbUri, say }: Options): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'press-kill-'));
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    ...(mongodbUri && { MONGODB_URI: mongodbUri }),
  };
  const ledger = new KillLedger();
  const publisher = new Publisher(ledger);
  let cookie: string | undefined;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const service = await startProcess(env);
      // The session of the first life is used in all the others: it has to outlive the kills, too.
      cookie ??= await signIn(createHttpClient(service.url));
      await workAndKill(service, publisher, cookie);
      say?.(`kill ${kill} of ${kills}: ${ledger.articleCount} articles acknowledged so far`);
    }
    const service = await startProcess(env);
    await publisher.finish(deskOf(service, cookie));
    ledger.compare(await readAllArticles(createHttpClient(service.url)));
    const code = await service.end('SIGTERM');
    if (code !== 0) ledger.faults.push(`SIGTERM ended the service with ${code}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    articles: ledger.articleCount,
    openings: ledger.total('acknowledged'),
    unanswered: ledger.total('unanswered'),
    faults: ledger.faults,
  };
}

async function workAndKill(
  service: PressProcess,
  publisher: Publisher,
  cookie: string,
): Promise<void> {
  const { ledger } = publisher;
  const visitor = createHttpClient(service.url);
  const killed = new AbortController();
  const work = [
    publisher.publishOn(deskOf(service, cookie)),
    ...Array.from({ length: openersAtOnce }, () => openArticles(visitor, ledger, killed.signal)),
  ].map((one) =>
    one.catch((error: unknown) => {
      if (error instanceof Refused) ledger.faults.push(error.message);
    }),
  );
  const lifeMs = randomInt(shortestLifeMs, longestLifeMs);
  await new Promise((resolve) => setTimeout(resolve, lifeMs));
  await service.end('SIGKILL');
  killed.abort();
  await Promise.all(work);
}

async function signIn(client: HttpClient): Promise<string> {
  const response = await client.post(sessionUrl, credentials);
  const cookie = client.cookie();
  if (!response.ok || !cookie?.includes('press.sid='))
    throw new Error(`the sign-in was answered ${response.status}`);
  return cookie;
}

function deskOf(service: PressProcess, cookie = ''): HttpClient {
  const client = createHttpClient(service.url);
  return {
    ...client,
    post: (path, body, headers) => client.post(path, body, { Cookie: cookie, ...headers }),
  };
}
