import { join } from 'node:path';
import { frontendFolder } from '@site/release';
import { readShipConfig } from '../ship/config';
import { send, sendBuild } from '../ship/release-client';
import { build, ownRemote } from './own-remote';

type Log = (line: string) => void;

/** Builds the remote, sends it to the site's release worker, which checks it, and waits until it is live. */
export async function ship(log: Log): Promise<void> {
  await sendTo('release', log);
  log('undo: npm run undo');
}

/** The same for a preview: prints the link that opens it. */
export async function preview(log: Log): Promise<void> {
  await sendTo('preview', log);
}

async function sendTo(verb: 'release' | 'preview', log: Log) {
  const config = readShipConfig();
  const name = ownRemote();
  const manifest = await build(log);
  log(`sending ${name} ${manifest.version} to ${config.releaseOrigin}`);
  const dist = join(frontendFolder(name), 'dist');
  report(await sendBuild(config, `/${verb}/${name}`, dist), log);
}

/** Goes back to the version of the remote before the current one. */
export async function undo(log: Log): Promise<void> {
  report(await send(readShipConfig(), 'POST', `/rollback/${ownRemote()}`), log);
}

/** @throws Error with the reason of a refusal */
function report({ isOk, text }: Awaited<ReturnType<typeof send>>, log: Log): void {
  if (!isOk) throw new Error(text);
  log(text);
}
