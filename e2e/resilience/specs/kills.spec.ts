import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { locationBeside, openEmbeddedStore } from 'form-service/testing/stores';
import { runKillTest } from 'press-service/testing/run-kill-test';
import { startServer } from '@site/testing/start-server';
import { expect, test } from '../test';

const formServiceKills = 8;
const fewestRegistrations = 500;
const sendersAtOnce = 4;

for (const { kills, articles, tag } of [
  { kills: 2, articles: 1, tag: ['@press', '@sample'] },
  { kills: 10, articles: 60, tag: '@press' },
])
  test(
    `press-service is killed ${kills} times while it writes: no acknowledged article or view is lost or doubled [OPS-2]`,
    { tag },
    async () => {
      const report = await runKillTest({ kills });
      expect(report.problems, 'errors').toEqual([]);
      expect(report.articles, 'acknowledged articles').toBeGreaterThanOrEqual(articles);
      expect(report.views, 'acknowledged views').toBeGreaterThan(0);
      addFigures(`${report.articles} articles, ${report.views} views, ${kills} kills`);
    },
  );

test(
  'form-service is killed while it writes: every acknowledged registration is stored once, and nowhere readable [OPS-2, STORE-1]',
  { tag: '@forms' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'resilience-forms-'));
    try {
      await killFormService(join(folder, 'forms'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

interface Entry {
  readonly key: string;
  readonly phone: string;
}

async function killFormService(folder: string) {
  const sent: Entry[] = [];
  const acknowledged = new Set<string>();
  const unanswered: Entry[] = [];
  const errors: string[] = [];
  const send = async (origin: string, entry: Entry) => {
    const response = await fetch(`${origin}/forms/popup`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': entry.key,
      },
      body: JSON.stringify({ name: '시험', phone: entry.phone, email: '', visitDate: '' }),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    await response.json();
    acknowledged.add(entry.phone);
  };
  const sendUntilKilled = async (origin: string) => {
    for (;;) {
      // An entry without a response is sent again with its key, like a page does.
      const entry = unanswered.pop() ?? { key: randomUUID(), phone: `resilience-${sent.length}` };
      if (!sent.includes(entry)) sent.push(entry);
      try {
        await send(origin, entry);
      } catch (error) {
        unanswered.push(entry);
        if ((error as Error).message.startsWith('answered')) errors.push(String(error));
        return;
      }
    }
  };
  const start = () =>
    startServer('form-service/src/server.ts', {
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '1000000',
    });
  for (let kill = 0; kill < formServiceKills; kill += 1) {
    const service = await start();
    const senders = Array.from({ length: sendersAtOnce }, () => sendUntilKilled(service.origin));
    const killAt =
      acknowledged.size + randomInt(Math.ceil(fewestRegistrations / formServiceKills), 150);
    while (acknowledged.size < killAt && errors.length === 0) await delay(5);
    await service.end('SIGKILL');
    await Promise.all(senders);
  }
  const service = await start();
  for (const entry of unanswered.splice(0)) await send(service.origin, entry);
  await service.end();

  const store = openEmbeddedStore(locationBeside(folder));
  const phones = store.list().map(({ fields }) => fields.get('phone') ?? '');
  store.close();
  const stored = new Set(phones);
  expect(errors, 'error responses').toEqual([]);
  expect(acknowledged.size, 'acknowledged registrations').toBeGreaterThanOrEqual(
    fewestRegistrations,
  );
  const lost = [...acknowledged].filter((phone) => !stored.has(phone));
  expect(lost, 'acknowledged and lost').toEqual([]);
  expect(phones.length - stored.size, 'stored more than once').toBe(0);
  const readable = readdirSync(folder).filter((name) => {
    const bytes = readFileSync(join(folder, name));
    return bytes.includes('시험') || bytes.includes('resilience-');
  });
  expect(readable, 'files with a readable name or phone number').toEqual([]);
  addFigures(`${acknowledged.size} registrations, ${formServiceKills} kills`);
}

function addFigures(description: string): void {
  test.info().annotations.push({ type: 'figures', description });
}
