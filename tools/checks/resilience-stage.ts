import { readCountsLine, readFailures } from './counts-line';
import { runTool, type ToolRun } from './run-tool';
import { oneFailed, type Stage, type StageOutcome } from './stage';

/** All of them: `npm run resilience`. */
export const resilienceStage: Stage = {
  id: 'resilience',
  sharesMachine: true,
  title: 'resilience tests, sample',
  needs: ['build'],
  async run() {
    // Beside the browser specs, which run longer.
    const args = ['tools/bin/run.mjs', 'resilience', '--sample', '--workers', '1'];
    return resilienceOutcome(await runTool(args, { showsOutput: true }));
  },
};

/** Without a line of counts no test is known to have run. */
export function resilienceOutcome({ code, output }: ToolRun): StageOutcome {
  const counts = readCountsLine(output);
  if (!counts) return oneFailed(`exit code ${code}, no counts`);
  if (counts.failed > 0) return { ...counts, note: readFailures(output) };
  return code === 0 ? counts : oneFailed(`exit code ${code}`);
}
