import path from 'node:path';
import { jestPath, jestReport, runJest } from './jest-stage';
import { chooseSuites, suiteDurations } from './related-tests';
import { ruleStages } from './rule-stages';
import { reportFolder, runTool } from './run-tool';
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
