/** The service as its own process, started as the supervisor starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledPart, repositoryRoot } from '@site/tools/compiled-part';

const startWithinMs = 60_000;

export interface ReadyMessage {
  readonly type: 'ready';
  readonly port: number;
  readonly admin: { readonly email: string; readonly generatedPassword?: string };
}

export interface PressProcess {
  readonly ready: ReadyMessage;
  readonly url: string;
  output(): string;
  /** @returns the exit code, null when the signal ended it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Disconnects IPC, as when its supervisor has ended. @returns the exit code */
  orphan(): Promise<number | null>;
}

type Variables = Readonly<Record<string, string>>;

/**
 * @param command a file under src/ and its options, with a space between them
 * @param env added to PATH and HOME; nothing else of this process's environment is passed on
 */
export function spawnScript(command: string, env: Variables, hasChannel: boolean) {
  const [script = '', ...options] = command.split(' ');
  const compiled = compiledPart(`press-service/src/${script}`) ?? script;
  const child = spawn(process.execPath, [compiled, ...options], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: hasChannel ? ['pipe', 'pipe', 'pipe', 'ipc'] : ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output, ended: once(child, 'close') };
}

/** @throws Error with its output when it ends before it is ready */
export async function startProcess(env: Variables): Promise<PressProcess> {
  const { child, output, ended } = spawnScript('server.ts', env, true);
  const tooLate = AbortSignal.timeout(startWithinMs);
  const first = await Promise.race([
    once(child, 'message', { signal: tooLate }),
    ended.then(() => undefined),
  ]);
  if (!first) throw new Error(`the service ended before it was ready: ${output()}`);
  const ready = first[0] as ReadyMessage;
  return {
    ready,
    url: `http://127.0.0.1:${ready.port}`,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
    orphan: async () => {
      // After disconnect() the parent's handle never emits `close`.
      const exited = once(child, 'exit');
      child.disconnect();
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** Runs a script, with its options, to its end. @param input what is typed */
export async function runScript(
  script: string,
  env: Variables,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const { child, output, ended } = spawnScript(script, env, false);
  child.stdin?.end(input);
  const [code] = (await ended) as [number | null];
  return { code, output: output() };
}
