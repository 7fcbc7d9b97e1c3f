/**
 * A release changes the frontends that it names and nothing else: what it takes away from the live release must belong to
 * one of them. Otherwise a team whose checkout is older would remove another team's page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseModuleId, type ModuleId, type RemoteName } from '@site/contract';
import type { Release } from '../release';
import { pageFile } from '../render/page-tasks';

export interface LiveParts {
  /** Of the live release. */
  readonly folder: string;
  /** Whether the release may take away what a remote shows. */
  readonly mayLose: (remote: RemoteName) => boolean;
}

/** @throws Error that lists the pages that the next release does not have, and their owners */
export function requirePages(live: Release, next: Release, { mayLose }: LiveParts): void {
  const kept = new Set(next.table.routes.map(({ path }) => path));
  const lost = live.table.routes.flatMap(({ path, module }) => {
    const { remote } = parseModuleId(module);
    return kept.has(path) || mayLose(remote) ? [] : [{ path, remote }];
  });
  if (lost.length > 0)
    throw refusal(
      lost.map(({ path, remote }) => `${path} (${remote})`),
      lost.map(({ remote }) => remote),
    );
}

/** @throws Error that lists what other remotes show on a page now, and would not after the release */
export function requireParts({ folder, mayLose }: LiveParts, path: string, html: string): void {
  const file = join(folder, 'pages', pageFile(path));
  if (!existsSync(file)) return;
  const kept = new Set(modulesIn(html));
  // A page always shows its own module: without any mark this shell sets none.
  if (kept.size === 0) return;
  const lost = modulesIn(readFileSync(file, 'utf8')).filter(
    (id) => !kept.has(id) && !mayLose(parseModuleId(id).remote),
  );
  if (lost.length > 0)
    throw refusal(
      lost.map((id) => `${id} on ${path}`),
      lost.map((id) => parseModuleId(id).remote),
    );
}

/** As shell/src/remotes/boundary marks them. */
function modulesIn(html: string): readonly ModuleId[] {
  return [...html.matchAll(/ data-module="([^"]+)"/g)].map(([, id]) => id as ModuleId);
}

function refusal(lost: readonly string[], owners: readonly RemoteName[]): Error {
  return new Error(
    `The live release would lose ${lost.join(', ')}. If that is wanted, name its owner too: ${[...new Set(owners)].join(' ')}`,
  );
}
