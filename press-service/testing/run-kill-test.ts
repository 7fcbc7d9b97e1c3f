import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionUrl } from '@site/contract';
import { processesOf, type ServiceProcess } from '@site/testing/service-process';
import { createHttpClient, type HttpClient } from './http-client';
import { AcknowledgedWrites } from './acknowledged-writes';
import { Publisher, readAllArticles, Refused, viewArticles } from './kill-work';

export interface KillReport {
  /** Acknowledged articles and views. */
  readonly articles: number;
  readonly views: number;
  /** Views without an answer because of a kill. */
  readonly unanswered: number;
  /** Empty if the test has passed. */
  readonly problems: readonly string[];
}

const { startService } = processesOf('press-service');
const credentials = { email: 'kill-test@yunseul.example', password: 'only-for-this-test' };
const viewersAtOnce = 4;
const minRunMs = 150;
const maxRunMs = 900;

/** Kills the service `kills` times during its work, then compares its store with the acknowledgements. */
export async function runKillTest({ kills }: { readonly kills: number }): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'press-kill-'));
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  };
  const acknowledged = new AcknowledgedWrites();
  const publisher = new Publisher(acknowledged);
  let cookie: string | undefined;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const service = await startService(env);
      // The session of the first process is used with all others: it has to survive the kills, too.
      cookie ??= await signIn(createHttpClient(service.origin));
      await workAndKill(service, publisher, cookie);
    }
    const service = await startService(env);
    await publisher.finish(adminOf(service, cookie));
    acknowledged.compare(await readAllArticles(createHttpClient(service.origin)));
    const code = await service.end('SIGTERM');
    if (code !== 0) acknowledged.problems.push(`SIGTERM ended the service with ${code}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    articles: acknowledged.articleCount,
    views: acknowledged.total('acknowledged'),
    unanswered: acknowledged.total('unanswered'),
    problems: acknowledged.problems,
  };
}

async function workAndKill(
  service: ServiceProcess,
  publisher: Publisher,
  cookie: string,
): Promise<void> {
  const { acknowledged } = publisher;
  const visitor = createHttpClient(service.origin);
  const killed = new AbortController();
  const work = [
    publisher.publishOn(adminOf(service, cookie)),
    ...Array.from({ length: viewersAtOnce }, () =>
      viewArticles(visitor, acknowledged, killed.signal),
    ),
  ].map((one) =>
    one.catch((error: unknown) => {
      if (error instanceof Refused) acknowledged.problems.push(error.message);
    }),
  );
  const runMs = randomInt(minRunMs, maxRunMs);
  await new Promise((resolve) => setTimeout(resolve, runMs));
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

function adminOf(service: ServiceProcess, cookie = ''): HttpClient {
  const client = createHttpClient(service.origin);
  return {
    ...client,
    post: (path, body, headers) => client.post(path, body, { Cookie: cookie, ...headers }),
  };
}
