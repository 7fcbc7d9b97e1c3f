/** The table of nginx/cases.ts against edges that run already, in front of the small site. */
import { execFile } from 'node:child_process';
import { repositoryRoot } from '@site/release';

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
export function runEdgeCases(origins: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['node_modules/jest/bin/jest.js', 'nginx/edge.test.ts', '--forceExit'],
      {
        cwd: repositoryRoot,
        // Playwright asks for colours, which would stand between the name and its counts.
        env: { ...process.env, EDGE_ORIGINS: origins.join(' '), FORCE_COLOR: '0' },
        timeout: 300_000,
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, _stdout, stderr) => {
        const counts = /^Tests: +(.*)$/m.exec(stderr)?.[1];
        if (error || counts === undefined)
          reject(new Error(`${counts ?? 'no counts'}\n${stderr.slice(0, 6000)}`));
        else resolve(counts);
      },
    );
  });
}
