/**
 * Source maps of the scripts for browsers. They are kept in dist/maps, outside of the published files, and no script
 * names its map: browsers download no additional bytes. `npm run trace` reads them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceMapsFolder } from '@site/release';
import webpack from 'webpack';

const { ReplaceSource, SourceMapSource } = webpack.sources;

/** A built script and its source map, JSON; undefined for a build without maps. */
export interface MappedScript {
  readonly code: string;
  readonly map: string | undefined;
}

/** Moves the maps that webpack wrote into a folder of scripts to dist/maps, with the final names of their scripts. */
export function moveSourceMaps(scripts: string): void {
  const maps = join(dirname(scripts), sourceMapsFolder);
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.map'))) {
    const map = JSON.parse(readFileSync(join(scripts, file), 'utf8')) as WrittenMap;
    writeFileSync(join(maps, file), JSON.stringify(withFinalNames(map, file)));
    rmSync(join(scripts, file));
  }
}

interface WrittenMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}

/**
 * webpack names a script by its content after it has written the map. The map then contains earlier names in two places,
 * which differ between checkouts: its field `file`, and the text of the runtime module that lists the chunks.
 */
function withFinalNames({ sourcesContent, ...map }: WrittenMap, file: string): object {
  return {
    ...map,
    file: file.replace(/\.map$/, ''),
    sourcesContent: sourcesContent.map((text, at) =>
      map.sources[at]?.endsWith('chunk filename') ? null : text,
    ),
  };
}

export function readScript(folder: string, file: string): MappedScript {
  const map = mapOf(folder, file);
  return {
    code: readFileSync(join(folder, file), 'utf8'),
    map: existsSync(map) ? readFileSync(map, 'utf8') : undefined,
  };
}

export function writeScript(folder: string, file: string, { code, map }: MappedScript): void {
  writeFileSync(join(folder, file), code);
  if (map !== undefined) writeFileSync(mapOf(folder, file), map);
}

/** Replaces every `mark` by `text`; later positions move in the map, too. */
export function replaceInScript({ code, map }: MappedScript, mark: string, text: string) {
  if (map === undefined) return { code: code.replaceAll(mark, () => text), map };
  const script = new ReplaceSource(new SourceMapSource(code, 'script.js', map));
  for (let at = code.indexOf(mark); at >= 0; at = code.indexOf(mark, at + mark.length))
    script.replace(at, at + mark.length - 1, text);
  const replaced = script.sourceAndMap();
  return { code: replaced.source.toString(), map: JSON.stringify(replaced.map) };
}

/** @param folder dist/web, or that of a single script */
export function mapOf(folder: string, file: string): string {
  return join(dirname(folder), sourceMapsFolder, `${file}.map`);
}
