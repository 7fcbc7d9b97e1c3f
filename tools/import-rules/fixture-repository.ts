import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/release';

const configuration = [
  '.dependency-cruiser.cjs',
  '.textlintrc.json',
  'eslint.config.js',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'packages/contract/tsconfig.json',
  'packages/contract/package.json',
  'packages/environment/package.json',
  'packages/host/package.json',
  'packages/design/package.json',
  'packages/release/package.json',
  'tools/package.json',
  'packages/service-kit/package.json',
  'tools/import-rules',
];

/** One finding of either tool: rule and file. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
}

export interface FixtureRepository {
  checkImports(): Promise<readonly Finding[]>;
  checkCode(): Promise<readonly Finding[]>;
  remove(): void;
}

/**
 * A small repository in a temporary folder, under the configuration files of this one.
 * @param files path → source
 */
export function createFixtureRepository(
  files: Readonly<Record<string, string>>,
): FixtureRepository {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  for (const name of configuration)
    cpSync(path.join(repositoryRoot, name), path.join(folder, name), { recursive: true });
  linkLibraries(folder);
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
  return {
    checkImports: async () => readCruise(await run(folder, cruise, folders)),
    checkCode: async () => readLint(await run(folder, lint, Object.keys(files)), folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Libraries are the installed ones; the workspaces are those of the fixture. */
function linkLibraries(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@site'), { recursive: true });
  for (const name of readdirSync(path.join(repositoryRoot, 'node_modules')))
    if (name !== '@site' && !name.startsWith('.'))
      symlinkSync(path.join(repositoryRoot, 'node_modules', name), path.join(modules, name));
  for (const name of ['service-kit', 'contract', 'environment', 'host', 'design', 'release'])
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@site', name));
  symlinkSync(path.join(folder, 'tools'), path.join(modules, '@site', 'tools'));
}

const cruise = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config=.dependency-cruiser.cjs',
  '--output-type=json',
];
const lint = ['node_modules/eslint/bin/eslint.js', '--format=json'];

/** Both tools end with an exit code above 0 on findings, so only output that is not JSON is an error here. */
function run(folder: string, tool: readonly string[], files: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [...tool, ...files], options, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(stderr || stdout));
      }
    });
  });
}

function readCruise(answer: unknown): readonly Finding[] {
  const { summary } = answer as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => ({ file: from, rule: rule.name }));
}

function readLint(answer: unknown, folder: string): readonly Finding[] {
  const results = answer as {
    filePath: string;
    messages: { ruleId: string | null; message: string }[];
  }[];
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({
      file: path.relative(folder, filePath),
      rule: (ruleId ?? message).replace('project/', ''),
    })),
  );
}
