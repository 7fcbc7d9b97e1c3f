import { setTimeout as pause } from 'node:timers/promises';
import { readReports, type AgedReport } from './follower-reports';
import type { ReleaseStore } from './release-store';
import type { ReleaseRef } from './store-manifest';

const pollMs = 300;

export interface Waited {
  readonly done: readonly string[];
  /** Active, and not done in time. */
  readonly behind: readonly string[];
  /** Not active: it follows when it is back. */
  readonly silent: readonly string[];
}

/**
 * Waits until all followers that are active are ready for a release, or serve it.
 * @throws Error that names every follower which has refused it, with the reason
 */
export async function waitForFollowers(
  store: ReleaseStore,
  { index, id }: ReleaseRef,
  state: 'ready' | 'live',
  patienceMs: number,
): Promise<Waited> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const reports = await readReports(store);
    const active = reports.filter(({ isActive }) => isActive);
    const refusals = active.filter(({ refused }) => refused?.index === index);
    if (refusals.length > 0)
      throw new Error(
        `Release ${id} is refused:\n${refusals.map(({ name, refused }) => `- ${name}: ${refused?.reason}`).join('\n')}`,
      );
    const behind = active.filter((report) => report[state] !== index && report.live !== index);
    if (behind.length === 0 || Date.now() >= giveUpAt)
      return {
        done: namesOf(active.filter((report) => !behind.includes(report))),
        behind: namesOf(behind),
        silent: namesOf(reports.filter(({ isActive }) => !isActive)),
      };
    await pause(pollMs);
  }
}

function namesOf(reports: readonly AgedReport[]): readonly string[] {
  return reports.map(({ name }) => name);
}
