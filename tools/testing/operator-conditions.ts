/** What can go wrong around an operator's command, and what the command must do then. */
import {
  chownSync,
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { contentOf, runOn, type Host, type RunOptions } from './operator-host';

export interface Condition {
  /** Those that it concerns: they fail. */
  readonly commands: RegExp;
  /** What the message names. */
  readonly names: string | RegExp;
  /** Not possible for another user: mounting, giving files away. */
  readonly needsRoot?: boolean;
  readonly prepare?: (host: Host) => void;
  readonly options?: (host: Host) => RunOptions;
}

const everything = /./;
/** Root without its rights is an ordinary user. */
const withoutRights = ['setpriv', '--bounding-set=-all', '--inh-caps=-all'];
const readOnly =
  'mount --bind "$FOLDER" "$FOLDER" && mount -o remount,bind,ro "$FOLDER" && exec "$0" "$@"';

export const quickConditions: Readonly<Record<string, Condition>> = {
  'wrong flag': { commands: everything, names: '--wrong', options: () => ({ args: ['--wrong'] }) },
  'other user': {
    commands: everything,
    needsRoot: true,
    names: /data\/(forms|press|keys)/,
    prepare: ({ data }) => giveAway(data),
    options: () => ({ through: withoutRights }),
  },
  'read-only disk': {
    // The logs can be read there.
    commands: /^(?!(forms|admin) log$)/,
    needsRoot: true,
    names: /\/(data|backups|key-copy|out)\//,
    options: ({ data }) => ({
      through: ['unshare', '-m', 'sh', '-c', readOnly],
      env: { FOLDER: join(data, '..') },
    }),
  },
};

const kinds = {
  'not a database': (file: string) => writeFileSync(file, 'no database '.repeat(1_000)),
  'cut off': (file: string) =>
    withFile(file, (open, size) => ftruncateSync(open, Math.floor(size / 2 / 4096) * 4096 + 100)),
  'with pages of zeros': (file: string) =>
    withFile(file, (open, size) => {
      for (let at = size > 4096 ? 4096 : 0; at < size; at += 8192)
        writeSync(open, Buffer.alloc(4096), 0, 4096, at);
    }),
};
/** Files of a host, and the commands that need them. */
const damaged = {
  'data/forms/forms.sqlite': /^forms|^(backup|restore|schedule|copy-store of forms)$/,
  'data/keys/forms/entry-keys.sqlite': /^forms|^(backup|restore|copy-store of forms)$/,
  'data/keys/forms/master.key': /^forms|^(restore|copy-store of forms)$/,
  'data/press/press.sqlite': /^admin (?!log)|^(backup|restore|schedule|copy-store of press)$/,
  'backups/<name>/forms.sqlite': /^(restore|test of a restore|copy-store of forms)$/,
  'backups/<name>/press.sqlite': /^(restore|test of a restore|copy-store of press)$/,
  'key-copy/entry-keys.sqlite': /^restore$/,
};

export function damageConditions(kind: keyof typeof kinds): Readonly<Record<string, Condition>> {
  return Object.fromEntries(
    Object.entries(damaged).map(([file, commands]) => [
      `${file} ${kind}`,
      {
        commands,
        names: basename(file),
        prepare: ({ data, backups }) => {
          const [backup = ''] = readdirSync(backups);
          kinds[kind](join(data, '..', file.replace('<name>', backup)));
        },
      },
    ]),
  );
}

/**
 * Runs the command under the condition.
 * @returns everything that is not as it must be: exit code above 0, one line that names the file or flag and the next step, nothing
 * changed
 */
export async function faultsUnder(
  condition: Condition,
  host: Host,
  title: string,
): Promise<string[]> {
  condition.prepare?.(host);
  const before = contentOf(host);
  const ended = await runOn(host, title, condition.options?.(host));
  // What could be backed up is kept beside the message about the rest.
  const changed = changes(before, contentOf(host)).filter(
    (change) => !/^\/backups\/[^/]+-incomplete\//.test(change),
  );
  // The stores are separate: the other one is restored as a whole, and the message says which one was not.
  const other = condition.commands.test('copy-store of press')
    ? /^\/data\/(forms|keys)/
    : /^\/data\/press/;
  return [
    ...faultsOf(ended, condition.names),
    ...(title === 'restore' ? changed.filter((change) => !other.test(change)) : changed),
  ];
}

/** Said by a command of several steps after the reason of one. */
const summaries = /\bsee above\b|^$/;
const step = /\b(set|restore|run|name|make|correct|check|put|give|usage|chmod|free|copy)\b/i;

function faultsOf(
  { code, stderr }: Awaited<ReturnType<typeof runOn>>,
  names: string | RegExp,
): string[] {
  const [said = ''] = stderr.split(/\nUsage:/);
  // A command of several steps has one line for each.
  const lines = said.split('\n').filter((line) => !summaries.test(line));
  const isNamed = (line: string) =>
    typeof names === 'string' ? line.includes(names) : names.test(line);
  return [
    !code && `ends with ${code}`,
    /^\s+at |node:internal/m.test(stderr) && 'a stack',
    (lines.length === 0 || !lines.every(isNamed)) && `does not name ${names}`,
    !step.test(stderr) && 'no next step',
  ]
    .filter((fault): fault is string => fault !== false)
    .map((fault) => `${fault}: ${stderr}`);
}

export function changes(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .map((file) => `${file} was ${before[file]}, is ${after[file]}`);
}

function giveAway(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), 65_534, 65_534);
}

function withFile(file: string, change: (open: number, size: number) => void): void {
  const open = openSync(file, 'r+');
  change(open, statSync(file).size);
  closeSync(open);
}
