import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { sendRequest } from '@site/testing/send-request';
import type { FollowedEdge } from './followed-edges';

const pages = ['/Brand/intro', encodePath(pathOf('press-list'))];
const pauseMs = 10;

export interface Reading {
  readonly count: () => number;
  /** One line for each response that was not a complete page of one version. */
  readonly broken: readonly string[];
  /** The time at which each edge first sent a prerendered page of this version. */
  readonly firstSeen: (version: string) => readonly number[];
  readonly stop: () => Promise<void>;
}

/**
 * Visitors of all edges at once, of a prerendered page and of a press page. Its styles name the version that rendered
 * it; the headers must be those of the same version, and the script of that version must exist on every edge that
 * follows.
 */
export function readWithoutPause(edges: readonly FollowedEdge[]): Reading {
  const broken: string[] = [];
  const seen = new Map<string, Map<string, number>>();
  const scripts = new Set<string>();
  let count = 0;
  let isOver = false;

  const expectScript = async (version: string) => {
    if (scripts.has(version)) return;
    scripts.add(version);
    for (const { name, origin } of edges.filter(isFollowing)) {
      const { status } = await sendRequest(origin, { path: `/shell/${version}/main.js` });
      if (status !== 200) broken.push(`${name}: the script of version ${version} is ${status}`);
    }
  };
  const read = async ({ name, origin }: FollowedEdge, path: string) => {
    const { status, headers, text } = await sendRequest(origin, { path });
    const at = Date.now();
    count += 1;
    const [, css = '', version = ''] =
      /<style>(html\{--made-by:"(\d+) [^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    const isWhole =
      status === 200 &&
      headers['x-shell'] === version &&
      (headers['content-security-policy'] ?? '').includes(`'sha256-${hash}'`);
    if (!isWhole) broken.push(`${name} ${path}: ${status}, ${headers['x-shell']} with ${version}`);
    if (path === pages[0]) {
      const ofEdge = seen.get(version) ?? new Map<string, number>();
      seen.set(version, ofEdge);
      if (!ofEdge.has(name)) ofEdge.set(name, at);
    }
    await expectScript(version);
  };
  const visit = async (edge: FollowedEdge, path: string) => {
    while (!isOver) {
      await read(edge, path).catch(
        (error: unknown) => void broken.push(`${edge.name} ${path}: ${String(error)}`),
      );
      await pause(pauseMs);
    }
  };
  // Separate, because the first press page of a release waits for its renderer.
  const visits = edges.flatMap((edge) => pages.map((path) => visit(edge, path)));
  return {
    count: () => count,
    broken,
    firstSeen: (version) => [...(seen.get(version)?.values() ?? [])],
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

function isFollowing({ follower }: FollowedEdge): boolean {
  return follower.child.exitCode === null && follower.child.signalCode === null;
}
