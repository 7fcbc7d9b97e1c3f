import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * @param pattern with one group
 * @returns the group, once the output contains it
 * @throws Error with the output when the process ends before
 */
export function waitForText(
  child: ChildProcess,
  output: Readable,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
