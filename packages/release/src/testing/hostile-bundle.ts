import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundleFiles } from '../render/shell-bundle';

/** What a request of `robots` makes this bundle do; any other text is its answer. */
const robots = `
exports.renderRobots = (deed) => {
  if (deed === 'throw') throw new Error('a bad page');
  if (deed === 'throw nothing') throw undefined;
  if (deed === 'exit') process.exit(7);
  if (deed === 'loop') for (;;);
  if (deed === 'fill memory') for (const all = []; ;) all.push(new Array(1e6).fill(all.length));
  if (deed === 'throw later') setTimeout(() => { throw new Error('too late'); }, 50);
  if (deed === 'throw later') return new Promise(() => undefined);
  if (deed === 'never') return new Promise(() => undefined);
  if (deed === 'uncloneable') return () => undefined;
  if (deed === 'deaf') process.removeAllListeners('message');
  if (deed === 'send') for (const sent of [null, 1, 'text', {}, { kind: 'foreign', id: 1 }]) process.send(sent);
  if (deed === 'pid') return String(process.pid);
  return deed;
};`;

/** @param onLoad code that runs when the bundle is evaluated */
export function writeHostileBundle(onLoad = ''): { folder: string; files: BundleFiles } {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-bundle-'));
  const shell = join(folder, 'shell.cjs');
  writeFileSync(shell, `exports.sharedModules = {};\n${onLoad}\n${robots}`);
  return { folder, files: { shell, remotes: {} as BundleFiles['remotes'] } };
}
