import { readdirSync, readFileSync } from 'node:fs';

/** @returns CPU time of all threads of a process so far, in nanoseconds; Linux only */
export function cpuNsOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .map((thread) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, ns) => sum + ns, 0);
}
