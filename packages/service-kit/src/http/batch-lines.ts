import type { WriteLine } from './set-up-request-log';

const everyMs = 100;
/** More lines are written at once, so that a flood of requests neither fills the memory nor loses more at a kill. */
const mostLines = 1_000;

export interface LineBatch {
  readonly write: WriteLine;
  /** Writes the waiting lines. Later lines are still written. */
  readonly flush: () => void;
}

/**
 * Writes lines together, ten times a second, instead of one system call for each request. Waiting lines are also written
 * when the process ends, after an uncaught error too. SIGKILL loses the last tenth of a second.
 *
 * @param writeText must have written when it returns while the process ends, as process.stdout does for files, pipes and
 *   terminals
 */
export function batchLines(
  writeText: (text: string) => void = (text) => void process.stdout.write(text),
): LineBatch {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    process.off('exit', flush);
    if (waiting.length === 0) return;
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    writeText(text);
  };
  return {
    flush,
    write(line) {
      waiting.push(line);
      if (waiting.length >= mostLines) flush();
      else if (timer === undefined) {
        // The timer keeps no process running: waiting lines are written at its end.
        timer = setTimeout(flush, everyMs).unref();
        process.once('exit', flush);
      }
    },
  };
}
