import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Finding {
  /** Relative to the folder that was checked. */
  readonly page: string;
  readonly message: string;
  readonly extract: string;
}

export interface CheckedHtml {
  readonly pages: readonly string[];
  readonly findings: readonly Finding[];
}

/** The package's own program would download a Java where none is installed. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const options = [
  '--format',
  'json',
  '--stdout',
  '--exit-zero-always',
  '--errors-only',
  '--skip-non-html',
];
const longestReportBytes = 64 * 1024 ** 2;

/**
 * @param folders with `.html` files, also in their sub-folders
 * @throws Error when the checker does not run
 */
export async function checkHtml(folders: readonly string[]): Promise<CheckedHtml> {
  const pages = folders.flatMap((folder) => htmlFiles(folder));
  const args = ['-Xss2m', '-jar', jar, ...options, ...folders];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: longestReportBytes });
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
  return { pages, findings: messages.map((message) => findingOf(message, folders)) };
}

interface Message {
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

function findingOf({ url, message, extract = '' }: Message, folders: readonly string[]): Finding {
  // Of the program and not of a page: it could not read something.
  if (url === undefined) throw new Error(`Nu Html Checker: ${message}`);
  const file = fileURLToPath(url);
  const folder = folders.find((checked) => file.startsWith(checked + path.sep)) ?? '';
  return { page: path.relative(folder, file), message, extract };
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}
