import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, type SiteFolder } from '@site/release';

const generated = /^(node_modules|generated|dist|out|\.next|\.astro|next-env\.d\.ts)$/;

/** Of the release and of the peers' own sources: the same fingerprint means the same build. */
export function peerFingerprint(site: SiteFolder): string {
  const hash = createHash('sha256').update(JSON.stringify(readRelease(site).versions));
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (generated.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path);
      else hash.update(path).update(readFileSync(path));
    }
  };
  add(import.meta.dirname);
  return hash.digest('hex');
}
