import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '@site/release';
import { tools } from '../tools/checks/tools';

/** The tools of `npm test`, on this folder alone. */
const runs: readonly (readonly string[])[] = [
  [...tools.oxfmt, 'imagery'],
  [...tools.oxlint, 'imagery'],
  [...tools.eslint, 'imagery'],
  [...tools.tsc, '-p', 'imagery'],
  [...tools.depcruise, 'imagery'],
  [...tools.knip, '--directory', 'imagery'],
  ['node_modules/jest/bin/jest.js', '--maxWorkers=2', 'imagery/'],
];

/** All run, so that one call shows every finding. @throws Error when a check has failed */
export function checkImagery(): void {
  const failed = runs.filter((args) => {
    const { status } = spawnSync(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit' });
    return status !== 0;
  });
  if (failed.length > 0) throw new Error(`${failed.length} of ${runs.length} checks have failed.`);
  console.log(`${runs.length} checks have passed.`);
}
