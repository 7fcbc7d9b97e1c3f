import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { readRelease, type SiteFolder } from '@site/release';

export interface Machine {
  /** One sentence for the report. */
  readonly sentence: string;
  /** Of build, browser and machine: results with the same fingerprint may be compared. */
  readonly fingerprint: string;
}

export function describeMachine(chromium: string, site: SiteFolder): Machine {
  const all = cpus();
  const { versions } = readRelease(site);
  const facts = [all.length, all[0]?.model, chromium, process.versions.node, versions];
  const date = new Date().toISOString().slice(0, 10);
  return {
    sentence: `Measured ${date} on ${all.length} cores (${all[0]?.model ?? 'unknown'}), Chromium ${chromium}, Node ${process.versions.node}, Lighthouse 12.8.2, shell ${versions.shell}.`,
    fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12),
  };
}
