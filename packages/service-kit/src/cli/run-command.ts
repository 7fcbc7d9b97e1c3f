import { explain } from '../errors';

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
