/**
 * `npm run trace -- <stack or file>`, or with the stack as standard input: turns the positions of a visitor's stack into
 * source lines, by the source maps in SITE_DIR. Needs neither the sources nor a build of that version.
 */
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readReleaseSettings } from '@site/release/publish';
import { runCommand } from '../run-command';
import { traceStack } from './trace-stack';

await runCommand(async (args) => {
  const { site } = readReleaseSettings(process.env);
  console.log(traceStack(site, await readStack(args)).trimEnd());
});

/** @throws Error with the usage if there is no stack, because a terminal would wait for input */
async function readStack(args: readonly string[]): Promise<string> {
  const [file = ''] = args;
  if (args.length === 1 && existsSync(file)) return readFileSync(file, 'utf8');
  if (args.length > 0) return args.join(' ').replaceAll('\\n', '\n');
  if (process.stdin.isTTY)
    throw new Error("Usage: npm run trace -- '<stack>' | <file>, or the stack as standard input");
  return text(process.stdin);
}
