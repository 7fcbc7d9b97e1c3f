import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  readonly pages: number;
  readonly title: string;
  readonly language: string | undefined;
  /** Names of the embedded fonts, without the subset prefix. */
  readonly fonts: readonly string[];
  /** Number of fonts whose glyphs are drawn as shapes instead of being embedded. */
  readonly drawnFonts: number;
  /** The selectable text without spaces, which a PDF expresses by positions instead of characters. */
  readonly text: string;
}

/** Reads a PDF printed by Chromium: uncompressed objects in sequence, compressed streams; text by /ToUnicode. */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const all = [...objects.values()];
  const letters = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(streamOf(objects.get(refOf(objects.get(id), 'ToUnicode')))),
    ]),
  );
  const pages = all.filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const contents = pages.map((body) => streamOf(objects.get(refOf(body, 'Contents'))));
  return {
    pages: pages.length,
    title: utf16(/\/Title <FEFF([0-9A-F]*)>/.exec(source)?.[1] ?? ''),
    language: /\/Type \/Catalog[\s\S]*?\/Lang \((\w+)\)/.exec(source)?.[1],
    fonts: all
      .filter((body) => /\/FontFile[23] /.test(body))
      .map((body) => /\/FontName \/[A-Z]{6}\+(\S+)/.exec(body)?.[1] ?? ''),
    drawnFonts: all.filter((body) => body.includes('/Subtype /Type3')).length,
    text: contents.map((content) => textOf(content, letters)).join(''),
  };
}

type Letters = ReadonlyMap<string, string>;

function textOf(content: string, letters: ReadonlyMap<string, Letters>): string {
  let current: Letters = new Map();
  let text = '';
  for (const [, font, codes = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>/g))
    if (font === undefined)
      text += (codes.match(/.{4}/g) ?? []).map((code) => current.get(code) ?? '').join('');
    else current = letters.get(font) ?? new Map();
  return text.replaceAll(/\s/g, '');
}

/** A /ToUnicode table: single codes and ranges. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>();
  const code = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
  for (const [, block = ''] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(from, utf16(to));
  for (const [, block = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = parseInt(from, 16);
      for (let i = start; i <= parseInt(to, 16); i++)
        letters.set(code(i), String.fromCharCode(parseInt(first, 16) + i - start));
    }
  return letters;
}

const utf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

const refOf = (body: string | undefined, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(body ?? '')?.[1] ?? '';

function streamOf(body: string | undefined): string {
  const bytes = /stream\n([\s\S]*)\nendstream/.exec(body ?? '')?.[1];
  if (bytes === undefined) return '';
  const raw = Buffer.from(bytes, 'latin1');
  return (body?.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
}
