import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Problem } from './messages';
import { readOwnFile } from './own-files';
import type { Frontends } from './render-document';

const frame = /https?:\/\/[^/\s]+(\/(?:shell|remotes\/[\w-]+)\/development\/[^:\s?]+):(\d+):(\d+)/g;

/** @returns what a page has thrown, with its place in our sources: that of the first frame which is not a library's */
export async function traceStack(stack: string, frontends: Frontends): Promise<Problem> {
  const message = stack.split('\n')[0] ?? '';
  for (const [, path = '', line, column] of stack.matchAll(frame)) {
    const map = await readOwnFile(`${path}.map`, frontends);
    if (map === undefined) continue;
    const found = originalPositionFor(new TraceMap(map.toString()), {
      line: Number(line),
      column: Number(column) - 1,
    });
    const { source } = found;
    if (source && !/node_modules|webpack/.test(source))
      return { file: source, line: found.line, column: 0, message };
  }
  return { file: '', line: 0, column: 0, message };
}
