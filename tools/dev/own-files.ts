/** The files of the development builds, and places in them. */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { remoteFolder, shellFolder, type Problem } from './messages';
import type { Frontends } from './render-document';

/** Whether a path is that of a development build. */
export function isOwnFile(pathname: string, { remotes }: Frontends): boolean {
  const folders = [shellFolder, ...remotes.map(({ name }) => remoteFolder(name))];
  return folders.some((folder) => pathname.startsWith(folder));
}

/** Waits for the first build of a remote that no page has needed before. */
export function readOwnFile(pathname: string, { shell, remotes }: Frontends) {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  const remote = remotes.find(({ name }) => pathname.startsWith(remoteFolder(name)));
  return remote ? remote.compiled.read(file) : shell.read(file);
}

const frame = /https?:\/\/[^/\s]+(\/(?:shell|remotes\/[\w-]+)\/development\/[^:\s?]+):(\d+):(\d+)/g;

/** @returns what a page has thrown, with its place in our sources: that of the first frame which is not a library's */
export async function traceStack(stack: string, frontends: Frontends): Promise<Problem> {
  const message = stack.split('\n')[0] ?? '';
  for (const [, path = '', row, column] of stack.matchAll(frame)) {
    const map = await readOwnFile(`${path}.map`, frontends);
    if (map === undefined) continue;
    const position = { line: Number(row), column: Number(column) - 1 };
    const { source, line } = originalPositionFor(new TraceMap(map.toString()), position);
    if (source && !/node_modules|webpack/.test(source))
      return { file: source, line, column: 0, message };
  }
  return { file: '', line: 0, column: 0, message };
}
