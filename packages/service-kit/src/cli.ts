/** The command lines of both services: running a command, reading what is typed. */
import { readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { explain } from './errors';

/**
 * Runs an operator's command to its end. An error is one line on stderr and exit code 1; the rest of the process, such as
 * an open connection, is still closed by its owner, also when nobody reads the output any more.
 * @param prefix of that line, for example `press store: `
 */
export async function runCommand(
  prefix: string,
  command: () => unknown,
  describeDefect?: (error: unknown) => string,
): Promise<void> {
  surviveClosedOutput();
  try {
    await command();
  } catch (error) {
    console.error(`${prefix}${explain(error, describeDefect)}`);
    process.exitCode = 1;
  }
}

/** A reader such as `head` may close the pipe early; any other error, such as a full disk, leaves the output incomplete. */
function surviveClosedOutput(): void {
  let isReported = false;
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    console.error(`Cannot write the output: ${code}.`);
    process.once('exit', () => (process.exitCode ||= 1));
  });
}

/** Several steps of which none may be missing: Ctrl-C, and a supervisor's signal, have to wait for the last. */
export async function uninterrupted<T>(change: () => T | Promise<T>): Promise<T> {
  const wait = () => undefined;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, wait);
  try {
    return await change();
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
}

const waitMs = 20;

interface Prompt {
  readonly question: string;
  /** The answer, if it is already known: then no question is shown. */
  readonly given?: string | undefined;
  /** The answer is not shown while it is typed. */
  readonly isSecret?: boolean;
}

/** @returns one answer each, from the terminal or from the lines of standard input */
export async function promptLines(prompts: readonly Prompt[]): Promise<string[]> {
  if (prompts.every(({ given }) => given !== undefined))
    return prompts.map(({ given }) => given ?? '');

  let isMuted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) process.stderr.write(chunk);
      done();
    },
  });
  const isTerminal = process.stdin.isTTY;
  const reader = createInterface({ input: process.stdin, output, terminal: isTerminal });
  const lines = reader[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const { question, given, isSecret = false } of prompts) {
    if (given === undefined && isTerminal) process.stderr.write(question);
    isMuted = isSecret;
    answers.push(given ?? ((await lines.next()) as { value?: string }).value ?? '');
    if (isMuted && isTerminal) process.stderr.write('\n');
    isMuted = false;
  }
  reader.close();
  return answers;
}

/**
 * Reads one line of stdin, a byte at a time, so that the next reader gets the rest of the input. A terminal in
 * non-blocking mode answers EAGAIN until something was typed.
 * @returns the line without its break; '' at the end of the input
 */
export function readLine(): string {
  const bytes: number[] = [];
  const byte = Buffer.alloc(1);
  for (;;) {
    const length = readByte(byte);
    if (length === 0 || byte[0] === 0x0a) return Buffer.from(bytes).toString().replace(/\r$/, '');
    if (length === 1) bytes.push(byte[0] ?? 0);
  }
}

/** @returns 0 at the end, -1 if there is no input yet */
function readByte(byte: Buffer): number {
  try {
    return readSync(0, byte, 0, 1, null);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EOF') return 0;
    if (code !== 'EAGAIN') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    return -1;
  }
}
