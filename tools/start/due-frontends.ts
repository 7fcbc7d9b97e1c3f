/** What `npm start` releases: the builds of this checkout, except those that something newer has replaced. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  frontendNames,
  readBuildManifest,
  type FrontendName,
  type SiteFolder,
  type StoredManifest,
} from '@site/release';

type Versions = Readonly<Partial<Record<FrontendName, string>>>;

interface State {
  readonly live: Pick<StoredManifest, 'versions' | 'rolledBack'> | undefined;
  /** The builds of this checkout. */
  readonly builds: Versions;
  /** Those of the last start. */
  readonly lastStart: Versions;
}

/**
 * What was rolled back, or replaced by a release of its team, stays so until its source changes here.
 * @returns the frontends to release; each other one is reported
 */
export function dueFrontends(
  { live, builds, lastStart }: State,
  report: (line: string) => void,
): readonly FrontendName[] {
  return frontendNames.filter((name) => {
    const build = builds[name] ?? '';
    const shown = live?.versions[name];
    const isRolledBack = live?.rolledBack?.[name]?.includes(build) ?? false;
    const isReplaced = shown !== undefined && shown !== build && lastStart[name] === build;
    if (!isRolledBack && !isReplaced) return true;
    report(
      `  ${name} was ${isRolledBack ? 'rolled back' : 'released from elsewhere'}: ${shown ?? 'nothing of it'} stays live until its source changes (npm run release -- ${name} releases it again)`,
    );
    return false;
  });
}

export function versionsOfBuilds(): Versions {
  return Object.fromEntries(frontendNames.map((name) => [name, readBuildManifest(name).version]));
}

export function readLastStart(site: SiteFolder): Versions {
  try {
    return JSON.parse(readFileSync(lastStartFile(site), 'utf8')) as Versions;
  } catch {
    return {};
  }
}

export function recordStart(site: SiteFolder, builds: Versions): void {
  writeFileSync(lastStartFile(site), `${JSON.stringify(builds)}\n`);
}

function lastStartFile(site: SiteFolder): string {
  return join(site.root, 'last-start.json');
}
