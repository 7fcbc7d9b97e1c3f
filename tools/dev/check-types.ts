import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DevelopmentMessage, Problem } from './messages';

/** After the last edit: the picture comes first. */
const pauseMs = 1000;

interface Options {
  /** Of the repository; it has TypeScript among its packages. */
  readonly root: string;
  readonly program: string;
  /** Where what was checked is remembered. */
  readonly cacheFolder: string;
  readonly onChecked: (message: DevelopmentMessage) => void;
}

/** Checks the types in a process of its own, which ends when it is done: its memory is that of the whole program. */
export function checkTypes({ root, program, cacheFolder, onChecked }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  const args = [
    join(root, 'node_modules/typescript-7/bin/tsc'),
    ...['-p', join(root, program), '--pretty', 'false', '--incremental'],
    ...['--tsBuildInfoFile', join(cacheFolder, 'types.tsbuildinfo')],
  ];
  const check = () => {
    // The lowest priority: the next edit comes first, too.
    const child = spawn('nice', ['-n', '19', process.execPath, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group: below Node 22.15 the compiler is a child of its starter, which passes no signal on.
      detached: true,
    });
    running = child;
    const text: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => text.push(part));
    child.once('close', (code, signal) => {
      if (running === child) running = undefined;
      if (signal !== null) return;
      onChecked({ from: 'types', problems: code === 0 ? [] : problemsIn(text.join('')) });
    });
  };
  const stop = () => {
    clearTimeout(timer);
    // It goes on after SIGTERM.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    running = undefined;
  };
  return {
    stop,
    /** Call after an edit. */
    change() {
      stop();
      timer = setTimeout(check, pauseMs);
    },
  };
}

const line = /^(\S+)\((\d+),(\d+)\): error (TS\d+: .*(?:\n\s+.*)*)/gm;

function problemsIn(output: string): readonly Problem[] {
  const found = [...output.matchAll(line)].map(([, file = '', at, column, message = '']) => ({
    ...{ file, message },
    ...{ line: Number(at), column: Number(column) },
  }));
  // Of the program itself, such as a missing file of settings.
  return found.length > 0 ? found : [{ file: '', line: 0, column: 0, message: output.trim() }];
}
