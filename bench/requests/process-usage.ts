/** CPU time and memory of a server and the processes that it has started; Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** @returns CPU time of all threads of a process so far, in nanoseconds */
function cpuNsOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .map((thread) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, ns) => sum + ns, 0);
}

/** @returns CPU time so far, in nanoseconds */
export function cpuNsOfTree(pid: number): number {
  return processTree(pid).reduce((sum, one) => sum + cpuNsOf(one), 0);
}

interface Memory {
  /** Processes. */
  readonly count: number;
  /** MiB. */
  readonly now: number;
  /** MiB: the sum of the most that each has had so far. */
  readonly most: number;
}

/** @returns its memory (RSS); what processes share counts in each */
export function memoryOfTree(pid: number): Memory {
  const status = processTree(pid).map((one) => readFileSync(`/proc/${one}/status`, 'utf8'));
  const sum = (field: RegExp) =>
    status.reduce((kib, text) => kib + Number(field.exec(text)?.[1] ?? NaN), 0) / 1024;
  return { count: status.length, now: sum(/^VmRSS:\s+(\d+)/m), most: sum(/^VmHWM:\s+(\d+)/m) };
}

function processTree(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  const children = readdirSync(folder).flatMap((thread) =>
    readFileSync(`${folder}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}
