import { isMade } from '../byte-budgets';
import { browserStage, enginesStage } from './browser-stage';
import { htmlStage } from './html-stage';
import { jestStage, longStage } from './jest-stage';
import { resilienceStage } from './resilience-stage';
import type { Stage } from './stage';
import { toolStage } from './tool-stage';
import { tools, typePrograms, withoutImagery } from './tools';

const bytes = toolStage({
  id: 'bytes',
  sharesMachine: true,
  title: 'byte budgets of every page',
  needs: ['build'],
  showsOutput: true,
  runs: [['tools/bin/run.mjs', 'bench', 'bytes']],
});
/** Later stages copy and serve the release that it makes. */
const bytesStage: Stage = {
  ...bytes,
  async run() {
    const outcome = await bytes.run();
    if (outcome.failed === 0) process.env[isMade] = '1';
    return outcome;
  },
};

/** Of the stages that run two at a time, the longer ones start first. */
export const stages: readonly Stage[] = [
  toolStage({
    id: 'lint',
    sharesMachine: true,
    title: 'code rules (oxlint, ESLint)',
    runs: [
      [...tools.oxlint, ...withoutImagery.lint],
      [...tools.eslint, ...withoutImagery.lint],
    ],
  }),
  toolStage({
    id: 'types',
    sharesMachine: true,
    title: 'types (TypeScript)',
    runs: typePrograms.map((program) => [...tools.tsc, '-p', program]),
  }),
  toolStage({
    id: 'build',
    sharesMachine: true,
    title: 'production build',
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'build']],
  }),
  bytesStage,
  toolStage({
    id: 'format',
    sharesMachine: true,
    title: 'format (oxfmt)',
    runs: [[...tools.oxfmt, ...withoutImagery.oxfmt]],
  }),
  toolStage({
    id: 'imports',
    sharesMachine: true,
    title: 'import rules (dependency-cruiser)',
    runs: [[...tools.depcruise, ...withoutImagery.depcruise]],
  }),
  toolStage({
    id: 'dead-code',
    sharesMachine: true,
    title: 'dead code (knip)',
    runs: [tools.knip],
  }),
  toolStage({
    id: 'prose',
    sharesMachine: true,
    title: 'words of documents (textlint)',
    runs: [[...tools.textlint, '**/*.md']],
  }),
  jestStage,
  toolStage({
    id: 'speed',
    title: 'load time of three pages beside their limit pages',
    needs: ['build'],
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'bench', 'speed']],
  }),
  browserStage,
  resilienceStage,
  htmlStage,
  enginesStage,
  longStage,
];
