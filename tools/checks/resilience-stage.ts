import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCountsLine } from './counts-line';
import { repositoryRoot } from '@site/release';
import { runTool } from './run-tool';
import { oneFailed, onePassed, oneSkipped, type Stage, type StageOutcome } from './stage';

const drills = 'e2e/drills/main.ts';

export const resilienceStage: Stage = {
  id: 'drills',
  title: 'a sample of the drills',
  needs: ['build'],
  async run(): Promise<StageOutcome> {
    if (!existsSync(path.join(repositoryRoot, drills)))
      return oneSkipped(`${drills} does not exist`);
    const args = ['tools/bin/run.mjs', 'drills', '--sample'];
    const { code, output } = await runTool(args, { isLive: true });
    const counts = readCountsLine(output);
    if (code !== 0 && !counts?.failed) return oneFailed(`exit code ${code}`);
    return counts ?? onePassed;
  },
};
