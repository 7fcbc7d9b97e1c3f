import { spawn } from 'node:child_process';
import { processEnvironment } from './process-environment';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProcessOptions {
  /** Standard input. */
  readonly input?: string | Buffer | undefined;
  /** Besides the environment of this process, or what every process needs of it (processEnvironment). */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Whether settings of the site in the environment of this process are left out. */
  readonly isSeparate?: boolean | undefined;
  /** Default: the folder of this process. */
  readonly cwd?: string | undefined;
  /** The process is ended after this time. Default: no limit. */
  readonly limitMs?: number | undefined;
}

/** Runs a command to its end, whatever its exit code is. @throws Error when it cannot be started */
export function runProcess(
  command: string,
  args: readonly string[],
  { input, env, isSeparate = false, cwd, limitMs }: ProcessOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...(isSeparate ? processEnvironment() : process.env), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined).end(input ?? '');
  });
}

/** @returns what it wrote to stdout @throws Error with the end of all that it wrote when it failed */
export function outputOf({ code, stdout, stderr }: Ended, command: string): string {
  if (code === 0) return stdout;
  throw new Error(`${command} ended with ${code}:\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`);
}
