/** Builds in webpack's layout with files of a few lines: tests of releases need no bundler. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesByRemote, type RemoteName } from '@site/contract';
import { siteTable, type SiteTable } from '@site/contract/site-table';
import type { FrontendName } from '../frontends';
import { writeBuildSource, type BuildSource } from '../build-source';
import { versionOf } from '../build-version';

export interface FakeBuild {
  /** Rendered by every expose of a remote; the content of the shell's script. */
  readonly text: string;
  readonly packageVersion?: string;
  readonly hostRange?: string;
  readonly hostVersion?: string;
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  /** Of a shell; default: the table of this checkout. */
  readonly table?: SiteTable;
  /** Of a remote; default: those of this checkout. */
  readonly exposes?: readonly string[];
  /** Of a remote whose pages are marked as the real ones are: the modules that fill their slots. */
  readonly slots?: readonly string[];
  /** Source of the node bundle; the default exports what the contract names. */
  readonly node?: string;
  /** Files at the top of the site, by name. */
  readonly atTop?: Readonly<Record<string, string>>;
  /** Undefined as in builds from before 2026-11-28. */
  readonly source?: BuildSource;
  /** Instead of the version from the content. */
  readonly version?: string;
}

/** Writes the build of a frontend under `root`, replacing the one before. @returns its version */
export function fakeBuild(root: string, name: FrontendName, build: FakeBuild): string {
  const dist = join(root, name);
  rmSync(dist, { recursive: true, force: true });
  const files = name === 'shell' ? shellFiles(build) : remoteFiles(name, build);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  const facts = name === 'shell' ? shellFacts(build) : remoteFacts(name, build);
  const version = build.version ?? versionOf(build.packageVersion ?? '1.0.0', dist, facts);
  writeFileSync(join(dist, 'sbom.cdx.json'), JSON.stringify({ bomFormat: 'CycloneDX', name }));
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ name, version, ...facts }));
  if (build.source) writeBuildSource(dist, build.source);
  return version;
}

const entryName = (text: string) =>
  `entry.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
const sourceMap = (text: string) => ({ [`maps/${entryName(text)}.map`]: '{"version":3}' });
const script = (file: string) => ({ file, integrity: `sha384-${file}` });

function shellFacts({ text, hostVersion = '1.0.0', table = siteTable, sharedNames }: FakeBuild) {
  return {
    scripts: [script(entryName(text))],
    boot: script('boot.js'),
    hostVersion,
    sharedNames,
    table,
  };
}

function remoteFacts(
  name: RemoteName,
  { text, hostRange = '^1.0.0', exposes = exposesByRemote[name], sharedNames }: FakeBuild,
) {
  const chunks = Object.fromEntries(exposes.map((expose) => [expose, []]));
  return { scripts: [script(entryName(text))], chunks, hostRange, sharedNames };
}

function shellFiles({ text, node, atTop = {} }: FakeBuild): Record<string, string> {
  return {
    [`web/${entryName(text)}`]: `/* ${text} */`,
    'web/boot.js': '/* boot */',
    ...sourceMap(text),
    'node/shell.cjs': node ?? `const shell = '${text}';\n${fakeShell}`,
    ...Object.fromEntries(
      Object.entries(atTop).map(([file, content]) => [`public/${file}`, content]),
    ),
  };
}

function remoteFiles(
  name: RemoteName,
  { text, node, exposes = exposesByRemote[name], slots }: FakeBuild,
): Record<string, string> {
  return {
    [`web/${entryName(text)}`]: `/* ${text} */`,
    ...sourceMap(text),
    'node/exposes.cjs':
      node ??
      `const slots = ${JSON.stringify(slots)};\n` +
        exposes
          .map((expose) => `exports.${expose.slice(2)} = { default: () => '${text}', slots };\n`)
          .join(''),
  };
}

/** Its pages link one common stylesheet; home links another that depends on its remotes. */
const fakeShell = `
const hashOf = (text) => require('node:crypto').createHash('sha256').update(text).digest('hex').slice(0, 10);
exports.sharedModules = {};
exports.renderSitemap = (origin) => origin;
exports.renderRobots = (origin) => origin;
exports.renderDocument = async ({ path, modules, release, mayLinkStyles }) => {
  const [page, ...filled] = Object.keys(modules);
  const { slots = [] } = modules[page];
  const unfilled = slots.filter((id) => !filled.includes(id));
  if (unfilled.length) throw new Error('the shell fills no slot with ' + unfilled);
  const marked = !modules[page].slots ? [] : [page, ...slots].map((id) => '<div data-module="' + id + '" data-text="' + modules[id].default() + '">');
  const texts = [...new Set(Object.values(modules).map((module) => module.default()))];
  const below = '/* ' + texts + ' */';
  const popup = '/* ' + modules['mfe-registration/RegistrationPopup'].default() + ' */';
  const link = (name, text) => ({ src: '/media/styles/' + hashOf(text) + '/' + name, text });
  const stylesheets = mayLinkStyles ? [link('popup.css', popup), ...(path === '/' ? [link('below.css', below)] : [])] : [];
  const html = ['<html>', path, shell, ...marked, ...stylesheets.map(({ src }) => src), ...texts, JSON.stringify(release)].join('\\n');
  return { html, styleHashes: ['sha256-' + texts.join()], stylesheets };
};
`;
