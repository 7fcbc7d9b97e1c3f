/** The command lines of both services: running a command, reading what is typed. */
import { readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { explain } from './errors';

/**
 * Runs an operator's command to its end. An error is one line on stderr and exit code 1; the rest of the process, such as
 * an open connection, is still closed by its owner.
 * @param prefix of that line, for example `press store: `
 */
export async function runCommand(
  prefix: string,
  command: () => unknown,
  describeDefect?: (error: unknown) => string,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`${prefix}${explain(error, describeDefect)}`);
    process.exitCode = 1;
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
