import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runGit } from '../run-git';
import { jestPath, jestReport, reportFolder, runJest } from './jest-stage';
import { ruleStages } from './rule-stages';
import { runTool } from './run-tool';
import { oneFailed, type Stage } from './stage';
import { withoutImagery } from './tools';

/**
 * The part for every commit, at most a minute on two cores: all rules for the changed files, the types of everything,
 * and the quickest tests that the changed files relate to. Builds and browsers are left to the complete run.
 * @param changed files, relative to the checkout; those of imagery/ have their own checks: `npm run imagery -- check`
 */
export function quickStages(changed: readonly string[]): readonly Stage[] {
  const files = changed.filter((file) => !file.startsWith('imagery/'));
  const code = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  const documents = files.filter((file) => file.endsWith('.md'));
  return [
    ...ruleStages({ code, files, documents }),
    ...(code.length > 0 ? [relatedTests(code)] : []),
  ];
}

/**
 * The files to be committed: those that differ from the last commit, new ones included. In a clean checkout the files of
 * that commit.
 * @returns paths relative to `root`, without removed files
 * @throws Error outside a git checkout
 */
export function changedFiles(root: string): readonly string[] {
  const list = (...args: string[]) =>
    runGit(root, ...args)
      .split('\0')
      .filter(Boolean);
  const uncommitted = [
    ...list('diff', '--name-only', '-z', '--relative', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const changed =
    uncommitted.length > 0
      ? uncommitted
      : list('show', '--name-only', '--format=', '-z', '--relative', 'HEAD');
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort();
}

function relatedTests(code: readonly string[]): Stage {
  return {
    id: 'jest',
    title: 'related unit and integration tests (jest)',
    runsAlone: true,
    async run() {
      const list = await runTool([jestPath, '--listTests', '--findRelatedTests', ...code]);
      if (list.code !== 0) return oneFailed(list.output);
      const product = new RegExp(withoutImagery.jest);
      const related = list.output
        .split('\n')
        .filter((line) => path.isAbsolute(line) && product.test(line));
      const chosen = shortestSuites(related);
      if (chosen.length === 0) return { passed: 0, failed: 0, skipped: 0 };
      const report = path.join(reportFolder, 'jest-quick.json');
      const outcome = await runJest(['--runTestsByPath', ...chosen], report);
      const left = related.length - chosen.length;
      if (left === 0 || outcome.failed > 0) return outcome;
      return { ...outcome, note: `The complete run has ${left} more, longer test files.` };
    },
  };
}

/** Time limit of the chosen suites together, one after the other. */
const quickBudgetMs = 40_000;
/** Of a suite without a measured duration. */
const unknownMs = 1_000;

/** As many as fit: most take milliseconds, and a change of a shared package relates to nearly all. */
function shortestSuites(suites: readonly string[]): readonly string[] {
  const durations = suiteDurations();
  const durationOf = (suite: string) => durations.get(suite) ?? unknownMs;
  let spentMs = 0;
  return suites
    .toSorted((one, other) => durationOf(one) - durationOf(other))
    .filter((suite) => (spentMs += durationOf(suite)) <= quickBudgetMs);
}

/** @returns milliseconds by path of the suite, of the last complete run, if there was one */
function suiteDurations(): ReadonlyMap<string, number> {
  if (!existsSync(jestReport)) return new Map();
  const { testResults } = JSON.parse(readFileSync(jestReport, 'utf8')) as {
    testResults: readonly { name: string; startTime: number; endTime: number }[];
  };
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}
