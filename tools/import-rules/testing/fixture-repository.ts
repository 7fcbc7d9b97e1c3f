import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { runProcess } from '@site/testing/run-process';

const packages = ['contract', 'environment', 'host', 'design', 'release', 'service-kit'];
const configuration = [
  '.dependency-cruiser.cjs',
  '.textlintrc.json',
  'eslint.config.js',
  'package.json',
  ...['base', 'browser', 'node'].map((name) => `tsconfig.${name}.json`),
  'packages/contract/tsconfig.json',
  ...packages.map((name) => `packages/${name}/package.json`),
  'tools/package.json',
  'tools/import-rules',
  'tools/team/eslint-config.ts',
];

/** One finding of either tool: rule and file. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
}

/**
 * Writes a small repository under the configuration files of this one: its libraries are the installed ones, its workspaces its
 * own.
 * @param files path → source
 */
export function writeFixtureRepository(folder: string, files: Readonly<Record<string, string>>) {
  for (const name of configuration)
    cpSync(path.join(repositoryRoot, name), path.join(folder, name), { recursive: true });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@site'), { recursive: true });
  for (const name of readdirSync(path.join(repositoryRoot, 'node_modules')))
    if (name !== '@site' && !name.startsWith('.'))
      symlinkSync(path.join(repositoryRoot, 'node_modules', name), path.join(modules, name));
  for (const name of packages)
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@site', name));
  symlinkSync(path.join(folder, 'tools'), path.join(modules, '@site/tools'));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${source}\n`);
  }
}

export async function checkImports(folder: string, files: readonly string[]): Promise<Finding[]> {
  const folders = new Set(files.map((name) => name.split('/')[0] ?? ''));
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const options = ['--config=.dependency-cruiser.cjs', '--output-type=json'];
  const { summary } = (await run(folder, [cruise, ...options, ...folders])) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => ({ file: from, rule: rule.name }));
}

export async function checkCode(folder: string, files: readonly string[]): Promise<Finding[]> {
  const lint = ['node_modules/eslint/bin/eslint.js', '--format=json'];
  const linted = (await run(folder, [...lint, ...files])) as {
    filePath: string;
    messages: { ruleId: string | null; message: string }[];
  }[];
  return linted.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({
      file: path.relative(folder, filePath),
      rule: (ruleId ?? message).replace('project/', ''),
    })),
  );
}

/** Both tools end with an exit code above 0 on findings, so only output that is not JSON is an error here. */
async function run(folder: string, args: readonly string[]): Promise<unknown> {
  const { stdout, output } = await runProcess(process.execPath, args, { cwd: folder });
  try {
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(output, { cause: error });
  }
}
