/**
 * `npm run dev [-- <remote>]`. Without a name: the whole site, rebuilt and released into ./data as sources change.
 * With a remote: only that remote from this checkout, the rest from a running site (DEV_ORIGIN).
 */
import { frontendNames, parseFrontendName, repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { keepUpToDate } from './keep-up-to-date';
import { watchSources } from './watch-sources';

/** What the pages are built from. All other code runs in the program or in its servers, which a change starts again. */
const builtIn = ['packages/design/src', 'packages/design/fonts', 'packages/host/src'];
const running = ['packages/contract', 'packages/environment', 'packages/release', 'tools/bundler'];
const servers = [
  'packages/service-kit',
  'site-server/src',
  'press-service/src',
  'form-service/src',
];

await runCommand(async ([name]) => {
  const frontend = name === undefined ? undefined : parseFrontendName(name);
  const isRemote = frontend !== undefined && frontend !== 'shell';
  const frontends = frontend === undefined ? frontendNames : [frontend];
  const restarts = isRemote ? running : [...running, ...servers];
  const program = keepUpToDate('tools/dev/program.ts', frontend === undefined ? [] : [frontend], {
    log: (line) => console.log(line),
  });
  const folders = [...frontends.flatMap((one) => [`${one}/src`, `${one}/public`]), ...builtIn];
  const unwatch = watchSources(repositoryRoot, [...folders, ...restarts], (changed) =>
    program.update(changed.some((folder) => restarts.includes(folder))),
  );
  stopWithDescendants(program.stop);
  process.exitCode = await program.ended;
  unwatch();
});
