import { isMade } from '../byte-budgets';
import { countedStages } from './counted-stages';
import { jestStage, longStage } from './jest-stage';
import { everything, ruleStages } from './rule-stages';
import type { Stage } from './stage';
import { toolStage } from './tool-stage';
import { tools } from './tools';

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

const [lint, types, ...shorter] = ruleStages(everything) as [Stage, Stage, ...Stage[]];

/** Of the stages that run two at a time, the longer ones start first. */
export const stages: readonly Stage[] = [
  lint,
  types,
  toolStage({
    id: 'build',
    sharesMachine: true,
    title: 'production build',
    showsOutput: true,
    runs: [['tools/bin/run.mjs', 'build']],
  }),
  bytesStage,
  ...shorter,
  toolStage({
    id: 'dead-code',
    sharesMachine: true,
    title: 'dead code (knip)',
    runs: [tools.knip],
  }),
  jestStage,
  ...countedStages,
  longStage,
];
