import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { hashSources } from '../site/hash-sources';

export interface Machine {
  /** The end of a sentence: cores, versions of the tools and of the shell. */
  readonly description: string;
  /** Of machine, tools, build and sources: results with the same fingerprint may be compared. */
  readonly fingerprint: string;
}

interface Tools {
  /** Versions. */
  readonly chromium: string;
  readonly lighthouse: string;
}

/** What serves and measures a page. */
const sources = [
  ...['lighthouse', 'limit', 'servers', 'visits'].map((folder) => `bench/${folder}`),
  'nginx/conf',
  'site-server/src',
];

/** @param versions of the measured frontends */
export function describeMachine(
  { chromium, lighthouse }: Tools,
  versions: Readonly<Record<string, string>>,
): Machine {
  const all = cpus();
  const model = all[0]?.model ?? 'unknown';
  const node = process.versions.node;
  const facts = [all.length, model, chromium, node, lighthouse, versions, hashSources(sources)];
  return {
    description: `${all.length} cores (${model}), Chromium ${chromium}, Node ${node}, Lighthouse ${lighthouse}, shell ${versions['shell']}`,
    fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12),
  };
}
