/** The step between writing a release and switching to it, when nginx is the edge. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseHeaders } from '@site/contract';
import { dictionariesUnder } from '../dictionaries/dcz-folder';
import { readPageDictionaries } from '../dictionaries/page-dictionary-record';
import { readRelease } from '../release';
import { releaseFolder, type SiteFolder } from '../store/site-folder';
import type { BeforeSwitch } from '../publish/switch-release';
import { readHeaders } from '../page-headers';
import { addressTable } from './page-addresses';
import { composeReleasedPages, type ServedRelease } from './released-pages';
import { waitForEdge } from './wait-for-edge';

const loadTimeoutMs = 20_000;

/**
 * Writes SITE/nginx/released-pages.conf with the old and the new pages and waits until nginx has loaded it.
 *
 * @param status origin of the edge's status port; undefined (no nginx) does nothing
 * @returns the step; it throws Error when nginx rejects or does not load the file: the live release stays
 */
export function updateEdge(
  status: string | undefined,
  warn: (line: string) => void,
): BeforeSwitch | undefined {
  if (status === undefined) return undefined;
  return async (site, { previous, next }) => {
    const ids = previous === undefined || previous === next ? [next] : [previous, next];
    const { number, text } = composeReleasedPages(
      [
        ...(previous === undefined || previous === next ? [] : describeOld(site, previous)),
        describe(site, next),
      ],
      [site.root, ...ids.map((id) => releaseFolder(site, id))].flatMap(dictionariesUnder),
    );
    const file = join(site.root, 'nginx/released-pages.conf');
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    writeAtOnce(file, text);
    const verdict = await waitForEdge(status, number, loadTimeoutMs);
    if (verdict.kind === 'taken') return;
    if (verdict.kind === 'absent')
      return warn(
        `No edge answers at ${status} (${verdict.reason}). The release becomes live; nginx reads ${file} when it starts.`,
      );
    // Restored, so that an nginx that starts later does not load what this one has not accepted.
    if (before === undefined) rmSync(file);
    else writeAtOnce(file, before);
    throw new Error(
      verdict.kind === 'refused'
        ? `nginx refuses the release's pages, nothing was switched: ${verdict.message}`
        : `The edge at ${status} did not load ${file} within ${loadTimeoutMs / 1000} s, nothing was switched. Is edge.sh running there, and does it see this folder?`,
    );
  };
}

/** One that cannot be read, for example of an earlier version of this program, does not block the next release. */
function describeOld(site: SiteFolder, id: number): readonly ServedRelease[] {
  try {
    return [describe(site, id)];
  } catch {
    return [];
  }
}

function describe(site: SiteFolder, id: number): ServedRelease {
  const folder = releaseFolder(site, id);
  const release = readRelease(site, folder);
  const { publicManifest, versions, table } = release;
  return {
    id,
    headers: readHeaders(folder),
    shell: versions.shell,
    sites: table.sites,
    addresses: addressTable(release),
    remotes: releaseHeaders(publicManifest)['X-Remotes'],
    pageDictionary: readPageDictionaries(folder)?.dictionaries[0],
  };
}

function writeAtOnce(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
