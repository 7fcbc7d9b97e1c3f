import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Runs the body of a command with its arguments; an error ends it with one clear message and exit code 1.
 * Only an error without a message is shown with its stack. A reader that closes the pipe early, such as `head`, ends nothing.
 * @param usage shown instead with --help
 */
export async function runCommand(
  body: (args: string[]) => Promise<void>,
  usage?: string,
): Promise<void> {
  const args = process.argv.slice(2);
  if (usage !== undefined && args.includes('--help')) return console.log(usage);
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  try {
    await body(args);
  } catch (error) {
    console.error(error instanceof Error && error.message ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** @param usage ends the message @throws Error for an unknown argument */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // Without what Node adds about positional arguments.
    throw new Error(`${(error as Error).message.split('. ')[0]}. ${usage}`, { cause: error });
  }
}
