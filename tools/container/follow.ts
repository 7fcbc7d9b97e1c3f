/**
 * Runs beside a site server on its machine: keeps SITE_DIR at the live release of RELEASE_STORE.
 * `GET /health` is 200 while it runs, `GET /ready` once a release is served.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withReleaseLock } from '@site/release/publish';
import { followStore, openReleaseStore } from '@site/release/release-store';
import { runCommand } from '../run-command';
import { readFollowConfig } from './follow-config';

await runCommand(async () => {
  const { site, store, name, host, port } = readFollowConfig(process.env);
  const log = (line: string) => console.log(`follower ${name}: ${line}`);
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  // Two writers of one folder would undo each other's work.
  await withReleaseLock(site, async () => {
    let live = (): number | undefined => undefined;
    const server = createServer(({ url }, response) => {
      const id = live();
      const isKnown = url === '/health' || url === '/ready';
      const isOk = url === '/health' || id !== undefined;
      response.writeHead(isKnown ? (isOk ? 200 : 503) : 404, {
        'Content-Type': 'text/plain; charset=utf-8',
      });
      response.end(id === undefined ? 'no release yet\n' : `release ${id}\n`);
    });
    server.listen(port, host);
    await once(server, 'listening');
    const follower = followStore({
      store: openReleaseStore(store),
      site,
      name,
      log,
    });
    live = follower.live;
    const address = server.address() as AddressInfo;
    log(`ready on port ${address.port}`);
    process.send?.({ type: 'ready', port: address.port });
    await ended;
    server.close();
    await follower.stop();
  });
});
