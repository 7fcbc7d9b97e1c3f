import { once } from 'node:events';
import path from 'node:path';
import { programFile, repositoryRoot, type ProgramFile } from '@site/release';
import { compiledPart } from '@site/tools/compiled-part';
import { startProcess, type StartedProcess } from './start-process';

/** Ten times what a start takes on a busy machine. */
const startWithinMs = 90_000;

/** What a test must end. */
export interface RunningPart {
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

export interface RunningServer extends StartedProcess, RunningPart {
  /** What it sent when it was ready. */
  readonly ready: { readonly port?: number };
  /** On this machine, by the port that it sent. */
  readonly origin: string;
}

/** A compiled file of the entry, where there is one: tests start hundreds of processes. */
function runnable(entry: string): ProgramFile {
  const compiled = compiledPart(entry);
  return compiled === undefined ? programFile(entry) : { file: compiled, execArgv: [] };
}

/**
 * One server of the site as a process of its own, as its supervisor starts it; without a PORT on a free one.
 * @param entry TypeScript file, relative to the repository root
 * @param through a program that starts it @throws Error with its output when it does not start
 */
export async function startServer(
  entry: string,
  env: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<RunningServer> {
  const { file, execArgv } = runnable(entry);
  const [command, ...args] = [...through, process.execPath, ...execArgv, file];
  const started = startProcess(command, args, {
    cwd: repositoryRoot,
    env: {
      // Playwright started directly has not been through tools/bin/run.mjs, which sets it.
      TSX_TSCONFIG_PATH: path.join(repositoryRoot, 'tsconfig.base.json'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { child } = started;
  const isOver = new AbortController();
  const { signal } = isOver;
  const limit = setTimeout(() => isOver.abort(), startWithinMs);
  child.once('exit', () => isOver.abort());
  try {
    const [ready] = (await once(child, 'message', { signal })) as [RunningServer['ready']];
    const stop = async () => void (await started.end());
    return { ...started, ready, origin: `http://127.0.0.1:${ready.port}`, stop };
  } catch {
    await started.end('SIGKILL');
    throw new Error(`${entry} did not start: ${started.output().slice(-4_000)}`);
  } finally {
    clearTimeout(limit);
  }
}
