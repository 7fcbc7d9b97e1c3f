/** The program behind `npm run dev`, which starts it again when its own code changes. */
import { frontendNames, parseFrontendName } from '@site/release';
import { runCommand } from '../run-command';
import { readDevSettings } from './config';
import { serveRemote } from './serve-remote';
import { serveSite } from './serve-site';

await runCommand(async ([name]) => {
  const log = (line: string) => console.log(line);
  const frontend = name === undefined ? undefined : parseFrontendName(name);
  const { update, stop } =
    frontend === undefined || frontend === 'shell'
      ? await serveSite(frontend === undefined ? frontendNames : [frontend], log)
      : await serveRemote(frontend, readDevSettings(), log);
  const end = () => void stop().finally(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  process.on('message', () => void update());
  process.send?.({ type: 'ready' });
  if (process.send && !process.connected) end();
});
