import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reportFolder } from './report-folder';
import { readJestCounts } from './jest-counts';
import { runTool } from './run-tool';
import { oneFailed, type Stage, type StageOutcome } from './stage';

const report = path.join(reportFolder, 'jest.json');

/** Two workers: jest's own choice on two cores is one. */
const args = [
  'node_modules/jest/bin/jest.js',
  '--maxWorkers=2',
  '--json',
  `--outputFile=${report}`,
];

/** The first run builds a MongoDB server for the press service's tests. */
const limitMs = 15 * 60_000;

export const jestStage: Stage = {
  id: 'jest',
  title: 'tests of the rooms (jest)',
  async run(): Promise<StageOutcome> {
    mkdirSync(reportFolder, { recursive: true });
    rmSync(report, { force: true });
    const { code, output } = await runTool(args, { limitMs });
    if (!existsSync(report)) return oneFailed(output);
    const counts = readJestCounts(readFileSync(report, 'utf8'));
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, note: `jest ended with exit code ${code}\n${output}` };
  },
};
