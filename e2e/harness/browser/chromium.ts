import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** The inputs of the choice; a test passes another machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  isExecutable(file: string): boolean;
  /** The Chromium inside an npm package: unpacked on first use, nothing is downloaded. */
  bundled(): Promise<Browser>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Flags of the bundled one that would end the browser at its first crash, hide what specs check, or cost time: a
 * process that the zygote forks has loaded the program already, and a cache of the size given for Lambdas takes a
 * sixteenth of a visit's processor time.
 */
const madeForLambdas =
  /^--(single-process|headless|disable-web-security|allow-running|disable-features|disable-site-iso|no-zygote|in-process-gpu|disk-cache)/;

/**
 * CHROMIUM_PATH, otherwise an installed Chromium or Chrome, otherwise the bundled one. @throws Error when CHROMIUM_PATH
 * is not executable: an explicit choice is never replaced silently
 */
export async function resolveChromium(machine: Machine = thisMachine): Promise<Browser> {
  // Chromium refuses to run as root with its sandbox.
  const args = machine.isRoot ? [...quiet, '--no-sandbox'] : quiet;
  const chosen = machine.environment['CHROMIUM_PATH'];
  if (chosen) {
    if (machine.isExecutable(chosen)) return { executablePath: chosen, args };
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file.`);
  }
  const executablePath = findOnPath(machine);
  if (executablePath !== undefined) return { executablePath, args };
  const bundled = await machine.bundled();
  return { ...bundled, args: [...bundled.args, ...args] };
}

function findOnPath(machine: Machine): string | undefined {
  const folders = (machine.environment['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => machine.isExecutable(file));
}

const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  async bundled() {
    // The package has the libraries of a desktop with it, and uses them where it takes the machine for a Lambda.
    if (!hasDesktopLibraries()) process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const args = chromium.args.filter((arg) => !madeForLambdas.test(arg));
    return { executablePath: await chromium.executablePath(), args };
  },
};

/** Of those that Chromium needs, the one that a server lacks first. */
function hasDesktopLibraries(): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnspr4.so');
  } catch {
    return true;
  }
}
