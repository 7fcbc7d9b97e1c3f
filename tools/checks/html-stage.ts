import { spawnSync } from 'node:child_process';
import { countedOutcome } from './counted-outcome';
import { runTool } from './run-tool';
import { oneSkipped, type Stage } from './stage';

const oldestJava = 11;

/** e2e/html starts a site, and shows only the pages with errors. */
export const htmlStage: Stage = {
  id: 'html',
  sharesMachine: true,
  title: 'HTML of every page (Nu Html Checker)',
  needs: ['build'],
  async run() {
    const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
    const version = java.error ? undefined : readJavaVersion(java.stderr);
    if (version === undefined || version < oldestJava)
      return oneSkipped(`Java ${oldestJava} or newer is not installed`);
    return countedOutcome(await runTool(['tools/bin/run.mjs', 'html']));
  },
};

/** @returns the major version that `java -version` prints; 1 for Java 8 and older, which call themselves 1.8 */
export function readJavaVersion(output: string): number | undefined {
  const major = /version "(\d+)/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}
