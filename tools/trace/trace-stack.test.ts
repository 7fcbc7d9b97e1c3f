/** A remote is built with an error in its code, its script runs, and the stack of that error is traced. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { impossibleHash } from '@site/contract/impossible-hash';
import {
  readBuildManifest,
  repositoryRoot,
  siteFolder,
  sourceMapsOf,
  type BuildManifest,
} from '@site/release';
import { copyCheckout, makeCheckoutFolder } from '../testing/copy-checkout';
import { traceStack } from './trace-stack';

const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'tools',
  'mfe-press',
];
const expose = 'mfe-press/src/expose/press-list.tsx';
const injected = `
export function failAsInjected(input: { readonly missing?: { readonly name: string } }): string {
  return input.missing!.name.trim();
}
`;
let folder: string;
let web: string;
let build: BuildManifest;
let injectedAt: number;
const site = () => siteFolder(join(folder, 'site'));
const addressOf = (file: string) =>
  `https://www.example.com/remotes/mfe-press/${build.version}/${file}`;

beforeAll(() => {
  folder = makeCheckoutFolder('trace-');
  copyCheckout(sources, folder);
  injectedAt = readFileSync(join(folder, expose), 'utf8').split('\n').length + 2;
  appendFileSync(join(folder, expose), injected);
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/bundler/main.ts', 'mfe-press'], {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const dist = join(folder, 'mfe-press/dist');
  web = join(dist, 'web');
  build = readBuildManifest('mfe-press', dist);
  cpSync(join(dist, 'maps'), sourceMapsOf(site(), 'mfe-press', build.version), {
    recursive: true,
  });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the stack of an error leads to its line, in the browsers' notations", () => {
  const chromium = injectedStack();
  expect(chromium).toMatch(/https:\/\/www\.example\.com\/remotes\/mfe-press\/[^ ]+\.js:1:\d+/);
  const traced = traceStack(site(), chromium);
  expect(traced).toContain(`${expose}:${injectedAt}:`);
  expect(traced).toContain('| return input.missing!.name.trim();');
  expect(traced).not.toContain('www.example.com');
  // Firefox and Safari: name@address; a log may have lost the origin.
  const firefox = chromium.replaceAll(/ {4}at (\S+) \((.*)\)/g, '$1@$2');
  expect(firefox).toContain('@https://');
  expect(traceStack(site(), firefox)).toContain(`@${expose}:${injectedAt}:`);
  const relative = chromium.replaceAll('https://www.example.com', '');
  expect(traceStack(site(), relative)).toContain(`(${expose}:${injectedAt}:`);
});

test('positions in the entry are right behind the hashes that are written after the build', () => {
  const [entry] = build.scripts;
  const code = readFileSync(join(web, entry?.file ?? ''), 'utf8');
  const lines = code.slice(0, code.indexOf(impossibleHash)).split('\n');
  const at = `${addressOf(entry?.file ?? '')}:${lines.length}:${(lines.at(-1) ?? '').length}`;
  expect(code.indexOf('sha256-')).toBeLessThan(code.indexOf(impossibleHash));
  expect(traceStack(site(), at)).toMatch(new RegExp(`\\| script\\.integrity = .*${escaped()}`));
});

test('the maps are outside of the served folders, no script names one, and no path of the checkout is in them', () => {
  const scripts = readdirSync(web);
  expect(scripts.filter((file) => file.endsWith('.map'))).toEqual([]);
  const maps = readdirSync(join(web, '../maps')).sort();
  expect(maps).toEqual(
    scripts
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${file}.map`)
      .sort(),
  );
  for (const file of scripts)
    expect(readFileSync(join(web, file), 'utf8')).not.toContain('sourceMappingURL');
  for (const file of maps)
    expect(readFileSync(join(web, '../maps', file), 'utf8')).not.toContain(folder);
});

test('a position that cannot be traced stays, with the reason', () => {
  const unknown = 'at a (https://x.kr/remotes/mfe-press/1.0.0-00000000/entry.00000000.js:1:5)';
  expect(traceStack(site(), unknown)).toMatch(
    /^at a \(https:.*:1:5\)\n +\| \S+site has no source map of this script of mfe-press 1\.0\.0-00000000$/,
  );
  const others = 'Error: no\n at https://x.kr/remotes/other/1.0.0/entry.00000000.js:1:5\n at b:1:2';
  expect(traceStack(site(), others)).toBe(others);
});

test('the command reads a stack from its arguments, from a file and from standard input', () => {
  const stack = injectedStack();
  const file = join(folder, 'stack.txt');
  writeFileSync(file, stack);
  const run = (args: readonly string[], input = '') =>
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/trace/trace-command.ts', ...args], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      input,
      env: { ...process.env, SITE_DIR: site().root, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    });
  const expected = `${traceStack(site(), stack).trimEnd()}\n`;
  expect([run([stack]), run([file]), run([], stack)]).toEqual([expected, expected, expected]);
});

function escaped(): string {
  return impossibleHash.replaceAll(/[^\w-]/g, String.raw`\$&`);
}

/** Runs the scripts of PressList as a browser does, without the modules that they need, and calls the function with the error. */
function injectedStack(): string {
  const modules = new Map<string, ModuleFactory>();
  const push = ([, added]: [unknown, Readonly<Record<string, ModuleFactory>>]) => {
    for (const [id, factory] of Object.entries(added)) modules.set(id, factory);
  };
  const self = { chunks_mfe_press: { push } };
  for (const file of build.chunks?.['./PressList'] ?? [])
    runInNewContext(readFileSync(join(web, file), 'utf8'), { self }, { filename: addressOf(file) });
  for (const factory of modules.values()) {
    const { failAsInjected } = exportsOf(factory);
    if (failAsInjected) return stackOf(() => failAsInjected({}));
  }
  throw new Error('No script of PressList has the injected function');
}

type ModuleFactory = (module: object, exports: object, require: unknown) => void;
type Exports = Readonly<Record<string, ((input: object) => unknown) | undefined>>;

/** Exports are defined before the module's own code runs, which fails here: its imports are missing. */
function exportsOf(factory: ModuleFactory): Exports {
  const exports: Record<string, (input: object) => unknown> = {};
  const define = (_: object, getters: Readonly<Record<string, () => never>>) => {
    for (const [name, get] of Object.entries(getters))
      Object.defineProperty(exports, name, { get, configurable: true });
  };
  const require = Object.assign(() => ({}), { d: define, r: () => undefined });
  try {
    factory({ exports }, exports, require);
  } catch {
    // The exports so far are sufficient.
  }
  return exports;
}

/** Without a check of the class: another context has a different class Error. */
function stackOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  throw new Error('Nothing was thrown');
}
