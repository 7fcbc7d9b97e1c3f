import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { endChild, waitForText } from './child-process';

/** A screen in memory, for a browser that has no mode without one. */
export interface VirtualDisplay {
  /** For example `:1`. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  // It chooses a free number and writes it to this file descriptor.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await waitForText(child, child.stdio[3] as Readable, /(\d+)\n/);
  return { name: `:${number}`, close: () => endChild(child) };
}
