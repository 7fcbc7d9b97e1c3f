import { startProcess } from '@site/testing/start-process';

/** A screen in memory, for a browser that has no mode without one. */
export interface VirtualDisplay {
  /** For example `:1`. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  // It chooses a free number and writes it to this file descriptor.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProcess('Xvfb', args);
  const number = await display.waitFor(/^(\d+)\n/m);
  return { name: `:${number}`, close: async () => void (await display.end()) };
}
