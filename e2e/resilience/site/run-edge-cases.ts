/** The table of site-server/testing/edge-cases.ts against edges that run already, in front of the small site. */
import { repositoryRoot } from '@site/release';
import { runProcess } from '@site/testing/run-process';

/** Settings of a site whose visitors all have one address, as those of a test have. */
export const noLimits = {
  READS_PER_SECOND: '100000',
  WRITES_PER_SECOND: '100000',
  READS_PER_MINUTE: '0',
  SEARCHES_PER_MINUTE: '0',
  VIEWS_PER_MINUTE: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
} as const;

/** In jest, whose `expect` the table uses. @returns its counts @throws Error with the failures */
export async function runEdgeCases(origins: readonly string[]): Promise<string> {
  const { code, stderr } = await runProcess(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'site-server/tests/edge.test.ts', '--forceExit'],
    {
      cwd: repositoryRoot,
      // Playwright sets FORCE_COLOR; colour codes would separate the name from its counts.
      env: { EDGE_ORIGINS: origins.join(' '), FORCE_COLOR: '0' },
      limitMs: 300_000,
    },
  );
  const counts = /^Tests: +(.*)$/m.exec(stderr)?.[1];
  if (code !== 0 || counts === undefined)
    throw new Error(`${counts ?? 'no counts'}\n${stderr.slice(0, 6000)}`);
  return counts;
}
