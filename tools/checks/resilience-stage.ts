import { readCountsLine, readFailures } from './counts-line';
import { runTool } from './run-tool';
import { oneFailed, onePassed, type Stage, type StageOutcome } from './stage';

/** All of them: `npm run resilience`. */
export const resilienceStage: Stage = {
  id: 'resilience',
  title: 'resilience tests, sample',
  needs: ['build'],
  async run(): Promise<StageOutcome> {
    const args = ['tools/bin/run.mjs', 'resilience', '--sample'];
    const { code, output } = await runTool(args, { showsOutput: true });
    const counts = readCountsLine(output);
    if (code !== 0 && !counts?.failed) return oneFailed(`exit code ${code}`);
    if (counts?.failed) return { ...counts, note: readFailures(output) };
    return counts ?? onePassed;
  },
};
