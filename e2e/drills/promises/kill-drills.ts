import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openRegistrationStore } from '../../../form-service/src/data/registration-store';
import { placeBeside } from '../../../form-service/src/data/store-place';
import { runKillTest } from '../../../press-service/testing/run-kill-test';
import { Checks } from '../runner/checks';
import type { OwnDrill } from '../runner/drill';
import { startPart } from '../site/part';

const pressKills = 10;
const formKills = 8;
const sendersAtOnce = 4;

export const killDrills: readonly OwnDrill[] = [
  {
    title:
      'press-service killed in the middle of its work: no acknowledged article is lost or doubled, no acknowledged opening uncounted [OPS-2]',
    group: 'press',
    isSample: true,
    async runApart({ isSample }) {
      const checks = new Checks();
      const report = await runKillTest({ kills: isSample ? 2 : pressKills });
      checks.none('what went wrong', report.problems);
      checks.that('articles were acknowledged', report.articles > 0, 'none');
      checks.that('openings were acknowledged', report.openings > 0, 'none');
      return checks.list();
    },
  },
  {
    title:
      'form-service killed in the middle of its work: every acknowledged registration is kept, once, and is nowhere readable [OPS-2, STORE-1]',
    group: 'forms',
    async runApart() {
      const checks = new Checks();
      const folder = mkdtempSync(join(tmpdir(), 'drills-forms-'));
      try {
        await killFormService(join(folder, 'forms'), checks);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      return checks.list();
    },
  },
];

interface Entry {
  readonly key: string;
  readonly phone: string;
}

async function killFormService(folder: string, checks: Checks) {
  const sent: Entry[] = [];
  const acknowledged = new Set<string>();
  const unanswered: Entry[] = [];
  const send = async (origin: string, entry: Entry) => {
    const answer = await fetch(`${origin}/forms/popup`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': entry.key,
      },
      body: JSON.stringify({ name: '드릴', phone: entry.phone, email: '', visitDate: '' }),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    await answer.json();
    acknowledged.add(entry.phone);
  };
  const sendUntilKilled = async (origin: string) => {
    for (;;) {
      // An entry without an answer is sent again, with its key, as the pages do.
      const entry = unanswered.pop() ?? { key: randomUUID(), phone: `drill-${sent.length}` };
      if (!sent.includes(entry)) sent.push(entry);
      try {
        await send(origin, entry);
      } catch (error) {
        unanswered.push(entry);
        if ((error as Error).message.startsWith('answered')) checks.add('a post', String(error));
        return;
      }
    }
  };
  const start = () =>
    startPart('form-service/src/server.ts', { DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '1000000' });
  for (let kill = 0; kill < formKills; kill += 1) {
    const service = await start();
    const senders = Array.from({ length: sendersAtOnce }, () => sendUntilKilled(service.origin));
    await delay(randomInt(150, 700));
    await service.end('SIGKILL');
    await Promise.all(senders);
  }
  const service = await start();
  for (const entry of unanswered.splice(0)) await send(service.origin, entry);
  await service.end('SIGTERM');

  const store = openRegistrationStore(placeBeside(folder));
  const phones = store.list().map(({ fields }) => fields.get('phone') ?? '');
  store.close();
  const kept = new Set(phones);
  checks.that(
    'registrations were acknowledged',
    acknowledged.size > formKills,
    `${acknowledged.size}`,
  );
  checks.none(
    'acknowledged and lost',
    [...acknowledged].filter((phone) => !kept.has(phone)),
  );
  checks.equal('kept more than once', phones.length - kept.size, 0);
  checks.none('files with a readable name or phone', readdirSync(folder).filter(isReadable));

  function isReadable(name: string): boolean {
    const bytes = readFileSync(join(folder, name));
    return bytes.includes('드릴') || bytes.includes('drill-');
  }
}
