import { setTimeout as pause } from 'node:timers/promises';
import { readReports, type AgedReport } from './follower-reports';
import type { ReleaseStore } from './release-store';
import type { ReleaseRef } from './store-manifest';

const pollMs = 300;

export interface Waited {
  readonly done: readonly string[];
  /** Active, and not finished in time; with the reason of a refusal. */
  readonly behind: readonly string[];
  /** Not active: it follows when it is back. */
  readonly silent: readonly string[];
}

interface Wanted {
  readonly release: ReleaseRef;
  /** `ready`: a refusal ends the waiting. `live`: the store has switched, so a refusal is one more follower behind. */
  readonly state: 'ready' | 'live';
  readonly timeoutMs: number;
  /** Keys that were uploaded again: a refusal because of them is outdated until its follower has tried again. */
  readonly repaired?: ReadonlySet<string>;
}

/**
 * Waits until all followers that are active are ready for a release, or serve it.
 * @throws Error that names every follower which has refused a release that is not live yet, with the reason
 */
export async function waitForFollowers(
  store: ReleaseStore,
  { release: { index, id }, state, timeoutMs, repaired = new Set() }: Wanted,
): Promise<Waited> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const reports = await readReports(store);
    const active = reports.filter(({ isActive }) => isActive);
    const refusals = active.filter(
      ({ refused }) => refused?.index === index && !repaired.has(refused.damaged ?? ''),
    );
    if (state === 'ready' && refusals.length > 0)
      throw new Error(
        `Release ${id} is refused:\n${refusals.map(({ name, refused }) => `- ${name}: ${refused?.reason}`).join('\n')}`,
      );
    const behind = active.filter((report) => report[state] !== index && report.live !== index);
    if (behind.length === 0 || performance.now() >= giveUpAt)
      return {
        done: namesOf(active.filter((report) => !behind.includes(report))),
        behind: behind.map(({ name, refused }) =>
          refused?.index === index ? `${name} (${refused.reason})` : name,
        ),
        silent: namesOf(reports.filter(({ isActive }) => !isActive)),
      };
    await pause(pollMs);
  }
}

function namesOf(reports: readonly AgedReport[]): readonly string[] {
  return reports.map(({ name }) => name);
}
