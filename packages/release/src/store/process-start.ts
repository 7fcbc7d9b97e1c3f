import { readFileSync } from 'node:fs';

/**
 * @returns when a process of this number started, as a text that only that process has; 'running' where the
 * system does not say when; undefined when there is no such process
 */
export function processStart(pid: number): string | undefined {
  try {
    // Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return isRunning(pid) ? 'running' : undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
