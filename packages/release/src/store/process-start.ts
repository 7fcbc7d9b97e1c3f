import { readFileSync } from 'node:fs';

/**
 * @returns the start time of the process with this id, as a text unique to it; 'running' where the system does not provide
 * it; undefined when there is no such process
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
