import path from 'node:path';
import { jestPath, jestReport, runJest } from './jest-stage';
import { chooseSuites, suiteDurations } from './related-tests';
import { reportFolder, runTool } from './run-tool';
import { oneFailed, type Stage } from './stage';
import { toolStage } from './tool-stage';
import { tools, typePrograms, withoutImagery } from './tools';

/**
 * The part for every commit, at most a minute on two cores: all rules for the changed files, the types of everything,
 * and the quickest tests that the changed files relate to. Builds and browsers are left to the complete run.
 * @param changed files, relative to the checkout; those of imagery/ have their own checks: `npm run imagery -- check`
 */
export function quickStages(changed: readonly string[]): readonly Stage[] {
  const files = changed.filter((file) => !file.startsWith('imagery/'));
  const code = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  const documents = files.filter((file) => file.endsWith('.md'));
  const checked = { sharesMachine: true };
  return [
    ...(code.length > 0 ? [lint(code)] : []),
    toolStage({
      ...checked,
      id: 'types',
      title: 'types (TypeScript)',
      runs: typePrograms.map((program) => [...tools.tsc, '-p', program, ...incremental(program)]),
    }),
    ...(files.length > 0 ? [format(files)] : []),
    ...(documents.length > 0
      ? [
          toolStage({
            ...checked,
            id: 'prose',
            title: 'words of changed documents (textlint)',
            runs: [[...tools.textlint, ...documents]],
          }),
        ]
      : []),
    toolStage({
      ...checked,
      id: 'imports',
      title: 'import rules (dependency-cruiser)',
      runs: [[...tools.depcruise, ...withoutImagery.depcruise]],
    }),
    ...(code.length > 0 ? [relatedTests(code)] : []),
  ];
}

function lint(code: readonly string[]): Stage {
  return toolStage({
    id: 'lint',
    sharesMachine: true,
    title: 'code rules of changed files (oxlint, ESLint)',
    runs: [
      [...tools.oxlint, ...code],
      [...tools.eslint, '--no-warn-ignored', ...code],
    ],
  });
}

function format(files: readonly string[]): Stage {
  return toolStage({
    id: 'format',
    sharesMachine: true,
    title: 'format of changed files (oxfmt)',
    runs: [[...tools.oxfmt, '--no-error-on-unmatched-pattern', ...files]],
  });
}

/** Checks only files that changed since the last run. */
function incremental(program: string): readonly string[] {
  const state = path.join('.cache/types', `${path.basename(program, '.json')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', state];
}

function relatedTests(code: readonly string[]): Stage {
  return {
    id: 'jest',
    title: 'related unit and integration tests (jest)',
    async run() {
      const list = await runTool([jestPath, '--listTests', '--findRelatedTests', ...code]);
      if (list.code !== 0) return oneFailed(list.output);
      const product = new RegExp(withoutImagery.jest);
      const related = list.output
        .split('\n')
        .filter((line) => path.isAbsolute(line) && product.test(line));
      const { chosen, left } = chooseSuites(related, suiteDurations(jestReport));
      if (chosen.length === 0) return { passed: 0, failed: 0, skipped: 0 };
      const report = path.join(reportFolder, 'jest-quick.json');
      const outcome = await runJest(['--runTestsByPath', ...chosen], report);
      if (left.length === 0 || outcome.failed > 0) return outcome;
      return { ...outcome, note: `The complete run has ${left.length} more, longer test files.` };
    },
  };
}
