import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reportFolder } from './report-folder';
import { readPlaywrightCounts } from './playwright-counts';
import { runTool } from './run-tool';
import { oneFailed, type Stage, type StageOutcome } from './stage';

/** e2e/playwright.config.ts names the same file. */
const report = path.join(reportFolder, 'playwright.json');
const args = [
  'e2e/node_modules/@playwright/test/cli.js',
  'test',
  '--config=e2e/playwright.config.ts',
];

/** e2e's reporter prints a line per spec file and each failure in full, so its output is shown as it comes. */
export const browserStage: Stage = {
  id: 'browser',
  title: 'specs in a real browser (Playwright)',
  needs: ['build'],
  async run(): Promise<StageOutcome> {
    mkdirSync(reportFolder, { recursive: true });
    rmSync(report, { force: true });
    const { code } = await runTool(args, {
      isLive: true,
      limitMs: 25 * 60_000,
    });
    if (!existsSync(report)) return oneFailed(`Playwright ended with exit code ${code}`);
    const counts = readPlaywrightCounts(readFileSync(report, 'utf8'));
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, note: `Playwright ended with exit code ${code}` };
  },
};
