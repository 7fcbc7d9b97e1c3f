import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { frontendNames, sourceMapsOf, type SiteFolder } from '@site/release';

/**
 * A position in a released script, with or without origin, as every browser writes it in a stack:
 * `https://…/remotes/mfe-press/1.0.0-3fa2b1c9/entry.91735a49.js:1:2345`, `/shell/<version>/main.0a1b2c3d.js:1:23`.
 */
const position =
  /(?:https?:\/\/[^\s/()@]+)?\/(?:(shell)|remotes\/([\w-]+))\/(\d[\w.+-]*)\/([\w-]+\.[0-9a-f]{8}\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * Replaces the positions of a visitor's stack by those in the sources, for example `mfe-press/src/api/session.ts:12:7`, and
 * adds that line of the source below. Lines and columns count from 1, as in a stack. A position without a map stays, with
 * the reason below it.
 *
 * @param stack any text
 */
export function traceStack(site: SiteFolder, stack: string): string {
  const maps = new Map<string, TraceMap | undefined>();
  const readMap = (file: string) => {
    if (!maps.has(file)) maps.set(file, existsSync(file) ? new TraceMap(read(file)) : undefined);
    return maps.get(file);
  };
  return stack
    .split('\n')
    .map((line) => {
      const below: string[] = [];
      const traced = line.replaceAll(position, (found, ...groups: (string | undefined)[]) => {
        const [shell, remote, version = '', script = '', row, column] = groups;
        const frontend = frontendNames.find((name) => name === (shell ?? remote));
        if (!frontend) return found;
        const map = readMap(join(sourceMapsOf(site, frontend, version), `${script}.map`));
        const at = map && sourceAt(map, Number(row), Number(column));
        below.push(at ? at.text : noSource(site, `${frontend} ${version}`, map !== undefined));
        return at ? at.place : found;
      });
      return [traced, ...below.map((text) => `        | ${text}`)].join('\n');
    })
    .join('\n');
}

function sourceAt(map: TraceMap, row: number, column: number) {
  if (row < 1 || column < 1) return undefined;
  const { source, line, column: at } = originalPositionFor(map, { line: row, column: column - 1 });
  if (source === null) return undefined;
  const text = sourceContentFor(map, source)?.split('\n')[line - 1]?.trim() ?? '';
  return { place: `${source}:${line}:${at + 1}`, text };
}

function noSource({ root }: SiteFolder, build: string, hasMap: boolean): string {
  return hasMap
    ? 'code that the bundler wrote'
    : `${root} has no source map of this script of ${build}`;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
