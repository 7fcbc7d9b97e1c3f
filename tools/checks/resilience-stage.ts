import { countedOutcome } from './counted-outcome';
import { runTool } from './run-tool';
import type { Stage } from './stage';

/** All of them: `npm run resilience`. */
export const resilienceStage: Stage = {
  id: 'resilience',
  sharesMachine: true,
  title: 'resilience tests, sample',
  needs: ['build'],
  async run() {
    // Beside the browser specs, which run longer.
    const args = ['tools/bin/run.mjs', 'resilience', '--sample', '--workers', '1'];
    return countedOutcome(await runTool(args, { showsOutput: true, limitMs: 25 * 60_000 }));
  },
};
