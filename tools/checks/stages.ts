import { browserStage } from './browser-stage';
import { jestStage } from './jest-stage';
import { resilienceStage } from './resilience-stage';
import { runTool, type ToolOptions } from './run-tool';
import { oneFailed, onePassed, type Stage } from './stage';

const eslint = 'node_modules/eslint/bin/eslint.js';
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const tsc = 'node_modules/typescript/bin/tsc';

/** Quick checks with many findings first: most errors show within two minutes. Of a pair, the longer one starts first. */
export const stages: readonly Stage[] = [
  toolStage({
    id: 'lint',
    sharesMachine: true,
    title: 'code rules (ESLint)',
    runs: [[eslint, '--max-warnings=0', '.']],
  }),
  toolStage({
    id: 'format',
    sharesMachine: true,
    title: 'format (Prettier)',
    runs: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
  }),
  toolStage({
    id: 'prose',
    sharesMachine: true,
    title: 'words of documents (textlint)',
    runs: [['tools/prose/node_modules/textlint/bin/textlint.js', '**/*.md']],
  }),
  toolStage({
    id: 'imports',
    sharesMachine: true,
    title: 'import rules (dependency-cruiser)',
    runs: [[depcruise, '--config=.dependency-cruiser.cjs', '--output-type=err-long', '.']],
  }),
  toolStage({
    id: 'types',
    sharesMachine: true,
    title: 'types (TypeScript)',
    runs: [
      [tsc, '-p', 'packages/contract'],
      [tsc, '-p', 'tsconfig.browser.json'],
      [tsc, '-p', 'tsconfig.node.json'],
      [tsc, '-p', 'e2e'],
      [tsc, '-p', 'bench'],
    ],
  }),
  toolStage({
    id: 'dead-code',
    sharesMachine: true,
    title: 'dead code (knip)',
    runs: [['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  }),
  jestStage,
  toolStage({
    id: 'build',
    title: 'production build',
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'build']],
  }),
  toolStage({
    id: 'bytes',
    title: 'byte budgets of every page',
    needs: ['build'],
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'bench', 'bytes']],
  }),
  toolStage({
    id: 'speed',
    title: 'load time of three pages beside their limit pages',
    needs: ['build'],
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'bench', 'speed']],
  }),
  browserStage,
  resilienceStage,
];

interface ToolStage extends ToolOptions, Pick<Stage, 'id' | 'title' | 'needs' | 'sharesMachine'> {
  /** Arguments of `node`, one list per run. All run, so that one `npm test` shows every finding. */
  readonly runs: readonly (readonly string[])[];
}

/** A stage that passes or fails as one; its output is shown only when it fails. */
function toolStage({ id, title, needs, sharesMachine, runs, ...options }: ToolStage): Stage {
  return {
    id,
    title,
    ...(needs && { needs }),
    ...(sharesMachine && { sharesMachine }),
    async run() {
      const failed: string[] = [];
      for (const args of runs) {
        const { code, output } = await runTool(args, options);
        if (code !== 0) failed.push(options.showsOutput ? `exit code ${code}` : output);
      }
      if (failed.length > 0) return oneFailed(failed.join('\n'));
      return onePassed;
    },
  };
}
