/** The commands of a team's repository: `site-tools start | build | test | check | preview | ship | undo`. */
import { runCommand } from '../run-command';
import { build, ownRemote } from './own-remote';

type Command = (log: (line: string) => void) => Promise<unknown>;

/** Loaded when they are run: most need no bundler. */
const commands = new Map<string, () => Promise<Command>>([
  ['start', async () => (await import('./develop-remote')).start],
  ['build', () => Promise.resolve(build)],
  ['check', async () => (await import('./check-compatibility')).checkCompatibility],
  ['test', async () => (await import('./test')).test],
  ['preview', async () => (await import('./ship')).preview],
  ['ship', async () => (await import('./ship')).ship],
  ['undo', async () => (await import('./ship')).undo],
]);

await runCommand(async ([name = '', ...more]) => {
  const load = commands.get(name);
  if (!load || more.length > 0) throw new Error(`site-tools ${[...commands.keys()].join(' | ')}`);
  // The webpack.config.ts of the remote is TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  const command = await load();
  ownRemote();
  await command((line) => console.log(line));
});
