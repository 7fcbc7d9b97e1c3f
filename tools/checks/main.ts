// `npm test`: all checks that a change must pass, in one command. `--quick`: the part for every commit.
// It contains no rules: stages.ts lists the tools, and each tool's configuration has its rules.
import { rmSync } from 'node:fs';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { changedFiles, quickStages } from './quick-stages';
import { chooseStages, runStages } from './run-stages';
import { stages } from './stages';
import { forgetServers, serverLines, summary } from './summary';
import { openTemporaryFolder } from './temporary-folder';

function log(line: string): void {
  console.log(line);
}

await runCommand(async (args) => {
  const chosen =
    args.join(' ') === '--quick'
      ? quickStages(changedFiles(repositoryRoot))
      : chooseStages(args, stages);
  forgetServers(repositoryRoot);
  const folder = openTemporaryFolder();
  if (folder !== undefined) {
    process.env['TMPDIR'] = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  const startedAt = Date.now();
  const results = await runStages(chosen, log);
  log(summary(results, serverLines(repositoryRoot), Date.now() - startedAt));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
});
