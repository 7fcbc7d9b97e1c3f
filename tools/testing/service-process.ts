/** press-service, form-service and their commands as real processes, for their tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiledPart, repositoryRoot } from './compiled-part';

const startWithinMs = 60_000;

type Environment = Readonly<Record<string, string>>;
type Ending = number | NodeJS.Signals | null;

interface ReadyMessage {
  readonly port: number;
  /** Of press-service. */
  readonly admin: { readonly email: string; readonly generatedPassword?: string };
}

export interface ServiceProcess {
  readonly ready: ReadyMessage;
  readonly url: string;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Ends it and waits. @returns the exit code, or the signal */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Disconnects IPC, as when its supervisor has ended. */
  orphan(): Promise<Ending>;
}

const running = new Set<ChildProcess>();

/** For afterEach: a failed test must not leave its processes behind. */
export function endAllProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** @returns what starts the processes of one service */
export function processesOf(service: 'press-service' | 'form-service') {
  /**
   * @param file in src/
   * @param env added to PATH and HOME; nothing else of this process's environment is passed on
   * @param stdout a file descriptor instead of a pipe
   */
  function spawnScript(
    file: 'server.ts' | 'cli.ts' | 'copy-store-command.ts',
    args: readonly string[],
    env: Environment,
    stdout: 'pipe' | number = 'pipe',
    limits: readonly string[] = [],
  ) {
    const compiled = compiledPart(`${service}/src/${file}`) ?? file;
    const [command = '', ...given] = [...limits, process.execPath, compiled, ...args];
    const child = spawn(command, given, {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['pipe', stdout, 'pipe', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const written = { stdout: '', stderr: '', output: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        written[name] += text;
        written.output += text;
      });
    return { child, written, closed: endOf(child, 'close') };
  }

  return {
    spawnScript,

    /**
     * Resolves when the service reports that it is ready.
     * @param fileBlocks no file becomes longer, as on a full disk; of 512 or 1,024 bytes, as the shell counts
     * @throws Error with its output when it ends before that
     */
    async startService(env: Environment, fileBlocks?: number): Promise<ServiceProcess> {
      const limits =
        fileBlocks === undefined
          ? []
          : ['/bin/sh', '-c', `ulimit -f ${fileBlocks} && exec "$0" "$@"`];
      const { child, written, closed } = spawnScript('server.ts', [], env, 'pipe', limits);
      const first = await Promise.race([
        once(child, 'message', { signal: AbortSignal.timeout(startWithinMs) }),
        closed.then(() => undefined),
      ]);
      if (!first) throw new Error(`${service} ended before it was ready: ${written.output}`);
      const ready = first[0] as ReadyMessage;
      // Message and output arrive through two pipes, in any order.
      while (!written.output.includes(`${service} ready on`))
        await once(child.stdout ?? child, 'data');
      return {
        ready,
        url: `http://127.0.0.1:${ready.port}`,
        output: () => written.output,
        end: (signal) => {
          child.kill(signal);
          return closed;
        },
        orphan: () => {
          // After disconnect() the parent's handle never emits `close`.
          const exited = endOf(child, 'exit');
          child.disconnect();
          return exited;
        },
      };
    },

    /**
     * Runs to the end: a command, or a service that must not start.
     * @param input what is typed; null: stdin stays open, and nothing comes
     * @param stdout a file descriptor instead of a pipe; nothing of it is returned then
     * @returns `output`: both streams as they came
     */
    async runToEnd(
      file: Parameters<typeof spawnScript>[0],
      args: readonly string[],
      env: Environment,
      input: string | null = '',
      stdout?: number,
    ) {
      const { child, written, closed } = spawnScript(file, args, env, stdout);
      if (input !== null) child.stdin?.end(input);
      return { code: await closed, ...written };
    },
  };
}

async function endOf(child: ChildProcess, event: 'exit' | 'close'): Promise<Ending> {
  const [code, signal] = (await once(child, event)) as [number | null, NodeJS.Signals | null];
  return code ?? signal;
}
