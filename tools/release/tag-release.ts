import { realpathSync } from 'node:fs';
import type { FrontendName } from '@site/release';
import type { Switched } from '@site/release/publish';
import { runGit } from '../run-git';

/** Reports a release of these frontends, and tags its commit. @param root of the repository */
export function reportRelease(
  { manifest, hasChanged }: Switched,
  names: readonly FrontendName[],
  root: string,
  report: (line: string) => void,
): void {
  const { id, versions } = manifest;
  const released = names.map((name) => ({ id, name, version: versions[name] }));
  report(
    hasChanged
      ? `Release ${id} is live: ${released.map(({ name, version }) => `${name} ${version}`).join(', ')}`
      : `Release ${id} already contains exactly these versions; nothing changed.`,
  );
  // Also without a change: the sources of the release may have been committed since.
  tagRelease(root, released, report);
}

interface Released {
  /** Number of the release. */
  readonly id: number;
  readonly name: FrontendName;
  readonly version: string;
}

/**
 * Marks the commit of a release by an annotated tag for each frontend, for example `mfe-press@1.0.0-3fa2b1c9`. Nothing is
 * pushed. A release is live without its tag, so nothing here fails it: outside of a git checkout nothing happens, and
 * uncommitted changes or errors of git are reported.
 *
 * @param root of the repository
 */
export function tagRelease(
  root: string,
  released: readonly Released[],
  report: (line: string) => void,
): void {
  if (!isCheckout(root)) return;
  try {
    if (runGit(root, 'status', '--porcelain') !== '')
      return report('No git tag: there are uncommitted changes.');
    for (const { id, name, version } of released) {
      const tag = `${name}@${version}`;
      // The same build released again, after a rollback for example: its commit is tagged already.
      if (runGit(root, 'tag', '--list', tag) !== '') continue;
      runGit(root, 'tag', '--annotate', tag, '--message', `Release ${id}: ${name} ${version}`);
      report(`git tag ${tag}`);
    }
  } catch (error) {
    report(`No git tag: ${(error as Error).message.trim().split('\n').at(-1)}`);
  }
}

/** A copy of the sources inside another checkout does not count. */
function isCheckout(root: string): boolean {
  try {
    return realpathSync(runGit(root, 'rev-parse', '--show-toplevel')) === realpathSync(root);
  } catch {
    return false;
  }
}
