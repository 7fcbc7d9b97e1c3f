/**
 * Runs the body of a command with its arguments; an error ends it with one clear message and exit code 1.
 * Only an error without a message is shown with its stack.
 */
export async function runCommand(body: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await body(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error && error.message ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
