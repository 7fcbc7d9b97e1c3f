import type { RemoteName } from '@site/contract';
import type { PageAnswer, RenderProcesses, ProcessLimits } from '../render-process';
import { messageOf } from '../message-of';
import type { PageTask } from './page-tasks';
import { bootScript, pageRelease, type Release } from '../release';
import type { RenderedDocument } from './shell-bundle';

/** A page takes 30 ms: enough for a busy machine, short enough to detect a loop. */
export const releaseLimits: ProcessLimits = {
  openMs: 30_000,
  stallMs: 10_000,
  answerMs: 15_000,
  heapMb: 512,
};

export interface PageRendering {
  readonly child: Pick<RenderProcesses, 'request'>;
  readonly release: Release;
  readonly publicOrigin: string;
  /** The remotes that this release changes: named in the error when a page fails. */
  readonly changed: ReadonlySet<RemoteName>;
}

/** @throws Error that names page and remotes when a part of it cannot be rendered, or not in time */
export async function renderPage(
  { child, release, publicOrigin, changed }: PageRendering,
  task: PageTask,
): Promise<PageAnswer> {
  try {
    return await child.request('page', {
      path: task.path,
      status: task.status,
      modules: task.modules,
      release: pageRelease(release, task.modules),
      boot: bootScript(release),
      publicOrigin,
      ...(task.load ? { load: task.load } : { mayLinkStyles: true }),
    });
  } catch (error) {
    throw refusal(task, messageOf(error), { release, changed }, error);
  }
}

/** @throws as `renderPage` */
export async function renderStaticPage(
  rendering: PageRendering,
  task: PageTask,
): Promise<RenderedDocument> {
  const answer = await renderPage(rendering, task);
  // Only `load` causes another answer, and a static page has none.
  if (answer.kind !== 'page') throw refusal(task, answer.kind, rendering);
  return answer;
}

export function refusal(
  { path, sample, remotes }: PageTask,
  problem: string,
  { release, changed }: Pick<PageRendering, 'release' | 'changed'>,
  cause?: unknown,
): Error {
  const changedRemotes = remotes.filter((name) => changed.has(name));
  const named = (changedRemotes.length > 0 ? changedRemotes : remotes).map(
    (name) => `${name} ${release.versions[name]}`,
  );
  const page = sample === undefined ? path : `${path} (${sample})`;
  return new Error(`${page} cannot be rendered: ${problem}. It contains ${named.join(', ')}`, {
    cause,
  });
}
