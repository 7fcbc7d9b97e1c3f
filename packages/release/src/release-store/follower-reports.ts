/** followers/<name>.json: the state of a site server. Written at every change and every few seconds. */
import { readOrUndefined } from '../read-or-undefined';
import { inParallel } from './in-parallel';
import type { ReleaseStore } from './release-store';

const folder = 'followers/';
/** A follower that has not written for this long is not waited for. */
const activeForMs = 20_000;
/** A machine that was removed. */
const forgottenAfterMs = 86_400_000;

export interface FollowerReport {
  readonly name: string;
  /** Index of the release that it serves. */
  readonly live: string | undefined;
  /** Index of the release that it could serve at once. */
  readonly ready: string | undefined;
  readonly refused: Refusal | undefined;
}

export interface Refusal {
  readonly index: string;
  readonly reason: string;
  /** Key of the object that is damaged or missing, when that is the reason. */
  readonly damaged: string | undefined;
}

export interface AgedReport extends FollowerReport {
  readonly ageMs: number;
  readonly isActive: boolean;
}

export function isFollowerName(name: string): boolean {
  return /^[\w.-]{1,100}$/.test(name);
}

export async function writeReport(store: ReleaseStore, report: FollowerReport): Promise<void> {
  await store.put(`${folder}${report.name}.json`, Buffer.from(`${JSON.stringify(report)}\n`));
}

/** @returns the reports of all followers, by name; an unreadable one is left out */
export async function readReports(store: ReleaseStore): Promise<readonly AgedReport[]> {
  const reports: AgedReport[] = [];
  await inParallel(await store.list(folder), async ({ key }) => {
    const found = await store.get(key);
    if (!found || found === 'same') return;
    const report = parseReport(found.bytes.toString());
    const { ageMs } = found;
    if (report) reports.push({ ...report, ageMs, isActive: ageMs < activeForMs });
  });
  return reports.sort((one, other) => (one.name < other.name ? -1 : 1));
}

export async function removeForgotten(store: ReleaseStore): Promise<void> {
  const gone = (await readReports(store)).filter(({ ageMs }) => ageMs > forgottenAfterMs);
  await store.remove(gone.map(({ name }) => `${folder}${name}.json`));
}

function parseReport(text: string): FollowerReport | undefined {
  return readOrUndefined(() => {
    const { name, live, ready, refused } = JSON.parse(text) as FollowerReport;
    return isFollowerName(name) ? { name, live, ready, refused } : undefined;
  });
}
