import { isMade } from '../byte-budgets';
import { countedStages } from './counted-stages';
import { jestStage, longStage } from './jest-stage';
import { everything, ruleStages } from './rule-stages';
import { toolStage, type Stage } from './stage';
import { tools } from './tools';

const build = toolStage({
  id: 'build',
  title: 'production build',
  showsOutput: true,
  runs: [['tools/bin/run.mjs', 'build']],
});
const bytes = toolStage({
  id: 'bytes',
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
  build,
  bytesStage,
  ...shorter,
  toolStage({ id: 'dead-code', title: 'dead code (knip)', runs: [tools.knip] }),
  jestStage,
  ...countedStages,
  longStage,
];
