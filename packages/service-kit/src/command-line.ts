/** `npm run forms` and `npm run admin`: commands by name, with options as parseArgs of Node reads them. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { runCommand } from './cli';
import { UsageError } from './errors';

interface CommandLine<Execute> {
  /** Shown, with exit code 2, if the arguments are not understood. */
  readonly usage: string;
  /** Each reads its arguments before anything is opened. @throws UsageError */
  readonly commands: ReadonlyMap<string, (args: readonly string[]) => Execute>;
  /** Opens what the command needs. @returns the exit code */
  readonly run: (execute: Execute) => Promise<number>;
  /** See runCommand. */
  readonly describeDefect?: (error: unknown) => string;
}

/** Runs the command that the first argument names; --help shows the usage. Exit code 2: not understood; 1: an error, one line on stderr. */
export async function runCommandLine<Execute>({
  usage,
  commands,
  run,
  describeDefect,
}: CommandLine<Execute>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  if ([name, ...args].includes('--help')) return console.log(usage);
  const runNamed = async () => {
    try {
      const command = commands.get(name);
      if (!command)
        throw new UsageError(name === '' ? 'Name a command.' : `There is no "${name}".`);
      process.exitCode = await run(command(args));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`${error.message}\n${usage}`);
      process.exitCode = 2;
    }
  };
  await runCommand('', runNamed, describeDefect);
}

/** parseArgs of Node, whose errors become a UsageError. @param usage ends its message */
export function parseOptions<T extends ParseArgsConfig>(config: T, usage?: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Without what Node adds about positional arguments.
    const [reason = ''] = (error as Error).message.split('. ');
    throw new UsageError(usage === undefined ? reason : `${reason}. ${usage}`);
  }
}
