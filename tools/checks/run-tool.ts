import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '@site/release';

export interface ToolRun {
  readonly code: number;
  /** Both streams in the order of arrival. */
  readonly output: string;
}

export interface ToolOptions {
  /** Shows the output while it comes: for long tools with short output. */
  readonly showsOutput?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Ten times what the longest takes. A hanging tool is ended, with all its processes. */
const limitMs = 90 * 60_000;
const heartbeatMs = 30_000;
const graceMs = 10_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `node <args>` in the repository's root, in a separate process group: an interrupted `npm test` leaves no process
 * behind.
 * @returns its exit code (1 when a signal ended it) and everything it wrote
 */
export function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...options.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const written: string[] = [];
  const collect = (chunk: Buffer) => {
    written.push(chunk.toString());
    if (options.showsOutput) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stopWatching = watchOver(child, options, (line) => written.push(line));

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      stopWatching();
      resolve({ code: code ?? 1, output: written.join('') });
    });
  });
}

/** Heartbeat, time limit, and signals to this process. @returns a function that removes all three */
function watchOver(child: ChildProcess, options: ToolOptions, note: (line: string) => void) {
  const startedAt = Date.now();
  const heartbeat = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    if (!options.showsOutput) console.log(`  … ${seconds} s`);
  }, heartbeatMs);
  const limit = setTimeout(() => {
    note(`\nEnded after its limit of ${limitMs / 60_000} minutes.\n`);
    endGroup(child, 'SIGTERM');
  }, limitMs);
  let isEnding = false;
  const onSignal = (signal: NodeJS.Signals) => {
    isEnding = true;
    endGroup(child, signal);
    child.once('close', () => process.exit(130));
  };
  // A closed terminal refuses all that is written to it.
  const onClosed = () => {
    if (!isEnding) onSignal('SIGHUP');
  };
  const outputs = [process.stdout, process.stderr];
  for (const signal of signals) process.on(signal, onSignal);
  for (const output of outputs) output.on('error', onClosed);

  return () => {
    clearInterval(heartbeat);
    clearTimeout(limit);
    for (const signal of signals) process.off(signal, onSignal);
    for (const output of outputs) output.off('error', onClosed);
  };
}

/** SIGKILL follows for what does not end. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  const send = (one: NodeJS.Signals) => {
    try {
      process.kill(-pid, one);
    } catch {
      // Already gone.
    }
  };
  send(signal);
  setTimeout(send, graceMs, 'SIGKILL').unref();
}
