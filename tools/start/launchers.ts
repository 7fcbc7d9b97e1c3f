/** The processes between a terminal and a command: `npm start` runs npm, npm a shell, the shell Node. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { processStart } from '@site/release';

export interface Launcher {
  readonly pid: number;
  /** Distinguishes it from a later process with the same id. */
  readonly startedAt: string;
}

const shells = /^-?(sh|dash|bash|zsh|ash|ksh|busybox)$/;
/** Enough for a script in a shell in npm's own shell. */
const maxShells = 3;

/**
 * @returns npm and the shells between npm and this process, nearest first; none when npm did not start this process:
 * another launcher (a service manager, nohup) may end before it
 */
export function launchers(env: NodeJS.ProcessEnv): readonly Launcher[] {
  if (env['npm_lifecycle_event'] === undefined) return [];
  const found: Launcher[] = [];
  let pid = process.ppid;
  while (pid > 1 && found.length <= maxShells) {
    const startedAt = processStart(pid);
    if (startedAt === undefined) break;
    found.push({ pid, startedAt });
    const parent = parentOf(pid);
    if (!parent || !shells.test(parent.name)) break;
    pid = parent.pid;
  }
  return found;
}

export function isGone({ pid, startedAt }: Launcher): boolean {
  return processStart(pid) !== startedAt;
}

/** @returns the name of a process and the id of its parent */
function parentOf(pid: number): { readonly pid: number; readonly name: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [, parent] = stat.slice(end + 2).split(' ');
    return { pid: Number(parent), name: stat.slice(stat.indexOf('(') + 1, end) };
  } catch {
    // Without /proc.
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`], { encoding: 'utf8' });
    const [, parent, name = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout) ?? [];
    return parent === undefined ? undefined : { pid: Number(parent), name: basename(name) };
  }
}
