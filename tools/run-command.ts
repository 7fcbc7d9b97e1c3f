/**
 * Runs a command's body with its arguments; a fault ends it with one clear message and exit code 1.
 * Only faults without a message of their own show a stack.
 */
export async function runCommand(body: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await body(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error && error.message ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
