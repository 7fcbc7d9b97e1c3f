/** Files with one line of extended JSON for each document, which keeps the types of MongoDB: the copies of both services. */
import { closeSync, createReadStream, fsyncSync, rmSync, writeFileSync } from 'node:fs';
import { BSON } from 'mongodb';
import { StoreError } from '../errors';
import { openOwned } from '../owned-files';

/**
 * @param file must not exist; only its owner may read it
 * @param work writes the documents
 * @returns what `work` returns, once everything is on the disk; after an error there is no file
 */
export async function writeJsonLines<T>(
  file: string,
  work: (write: (document: object) => void) => Promise<T>,
): Promise<T> {
  const descriptor = openOwned(file, 'wx');
  try {
    const result = await work((document) =>
      // It repeats a write that was carried out in part only.
      writeFileSync(descriptor, `${BSON.EJSON.stringify(document, { relaxed: false })}\n`),
    );
    fsyncSync(descriptor);
    return result;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * One document at a time: a copy may be larger than the memory.
 * @param isRelaxed whether numbers are read as those of JavaScript, which loses their type in the database
 * @param beginning of the lines to read; others are skipped unread
 * @throws StoreError for a file that cannot be read, and naming a damaged line
 */
export async function* readJsonLines<T>(
  file: string,
  { isRelaxed = false, beginning = '' }: { isRelaxed?: boolean; beginning?: string } = {},
): AsyncGenerator<T> {
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    if (line === '' || !line.startsWith(beginning)) continue;
    const document = parseLine(line, isRelaxed);
    if (!document) throw new StoreError(`${file} is damaged in line ${number}`);
    yield document as T;
  }
}

/**
 * Not node:readline: it reads a thousand lines ahead, of up to 4 MB each, and from Node 24 on it also ends a line at U+2028 and
 * U+2029, which the text of an article may contain.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let begun: string[] = [];
  try {
    for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      begun.push(first);
      for (const next of others) {
        yield begun.join('');
        begun = [next];
      }
    }
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    throw new StoreError(
      code === 'ENOENT' ? `there is nothing at ${file}` : `${file} cannot be read`,
      cause,
    );
  }
  yield begun.join('');
}

/** @returns undefined for a line that is not a document */
function parseLine(line: string, isRelaxed: boolean): object | undefined {
  // A number alone would become an object, such as an Int32.
  if (!line.startsWith('{')) return undefined;
  try {
    return BSON.EJSON.parse(line, { relaxed: isRelaxed }) as object;
  } catch {
    return undefined;
  }
}
