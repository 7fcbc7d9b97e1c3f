import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

interface Question {
  readonly question: string;
  /** The answer, when it is already known: nothing is asked then. */
  readonly given?: string | undefined;
  /** The answer is not shown while it is typed. */
  readonly isSecret?: boolean;
}

/** @returns one answer each, from the terminal or from the lines of standard input */
export async function askLines(questions: readonly Question[]): Promise<string[]> {
  if (questions.every(({ given }) => given !== undefined))
    return questions.map(({ given }) => given ?? '');

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
  for (const { question, given, isSecret = false } of questions) {
    if (given === undefined && isTerminal) process.stderr.write(question);
    isMuted = isSecret;
    answers.push(given ?? ((await lines.next()) as { value?: string }).value ?? '');
    if (isMuted && isTerminal) process.stderr.write('\n');
    isMuted = false;
  }
  reader.close();
  return answers;
}
