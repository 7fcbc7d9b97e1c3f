import { parseArgs } from 'node:util';
import { exposeFile } from '@site/contract';

export interface NewPage {
  readonly remote: string;
  /** Name of the expose and its component: `Events`. */
  readonly expose: string;
  /** Route id and folder: `events`. */
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

export type NewRequest =
  | { readonly kind: 'remote' | 'page'; readonly page: NewPage }
  | { readonly kind: 'remove'; readonly remote: string }
  | { readonly kind: 'repository'; readonly remote: string; readonly folder: string };

const usage = `npm run new -- remote mfe-<name> --path /<Path> --label <name in menus>
npm run new -- page mfe-<name>/<Page> --path /<Path> --label <name in menus>
npm run new -- remove mfe-<name>
npm run new -- repository mfe-<name> <folder>`;

/** @throws Error that names the problem and the usage */
export function readArguments(args: readonly string[]): NewRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { path: { type: 'string' }, label: { type: 'string' } },
  });
  const [kind, name = '', folder] = positionals;
  if (kind === 'remove') return { kind, remote: remoteName(name) };
  if (kind === 'repository') {
    if (!folder) throw new Error(`Where to?\n${usage}`);
    return { kind, remote: remoteName(name), folder };
  }
  if (kind !== 'remote' && kind !== 'page') throw new Error(`Add what?\n${usage}`);
  const [remote = '', given] = kind === 'page' ? name.split('/') : [name];
  const expose = kind === 'page' ? given : pascalCase(remoteName(remote).slice('mfe-'.length));
  if (!expose || !/^[A-Z][A-Za-z0-9]*$/.test(expose))
    throw new Error(
      `A page is named like a component, mfe-events/Winner, not "${name}".\n${usage}`,
    );
  const { path, label } = values;
  if (!path || !/^(\/[A-Za-z0-9-]+)+$/.test(path))
    throw new Error(`--path is an address like /Events, not "${path ?? ''}".\n${usage}`);
  if (!label) throw new Error(`--label is missing: the name in menus and headings.\n${usage}`);
  const id = exposeFile(`./${expose}`);
  return { kind, page: { remote: remoteName(remote), expose, id, path, label } };
}

function remoteName(name: string): string {
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A remote is named like mfe-events, not "${name}".\n${usage}`);
  return name;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
