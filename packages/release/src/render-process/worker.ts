/**
 * What a render process runs, and the only place where code of remotes runs on a server: it evaluates the bundles of one
 * release, loads data and renders pages. Whatever that code does (loop, throw, exit, use all memory), it can end this process
 * only. tinypool calls the exported functions by name, up to sixteen at a time.
 */
import { messageOf } from '../message-of';
import type { RequestHandlers, Requests, WorkerData } from './messages';
import { createRequestHandlers } from './request-handlers';
import { watch } from './watchdog';

const { files, limits } = JSON.parse(process.argv[2] ?? '') as WorkerData;
const allowSilence = watch();
allowSilence(limits.stallMs);

let opened: RequestHandlers | undefined;

/** @throws any error of the shell's bundle */
function handlers(): RequestHandlers {
  if (opened) return opened;
  allowSilence(limits.openMs);
  opened = createRequestHandlers(files);
  allowSilence(limits.stallMs);
  return opened;
}

function handle<Name extends keyof RequestHandlers>(name: Name) {
  return async (request: Requests[Name]['request']): Promise<Requests[Name]['answer']> => {
    // The first request evaluates the bundle, which has a limit of its own.
    const handler = handlers()[name];
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const message = `did not answer within ${limits.answerMs} ms`;
      timer = setTimeout(() => reject(new Error(message)), limits.answerMs);
    });
    try {
      const answer = await Promise.race([handler(request), tooLate]);
      if (typeof request === 'object' && 'path' in request)
        process.send?.({ answered: request.path });
      return answer;
    } catch (error) {
      // Code of remotes may throw anything.
      throw new Error(messageOf(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

export const exposes = handle('exposes');
export const page = handle('page');
export const sitemap = handle('sitemap');
export const robots = handle('robots');
export const calendars = handle('calendars');
/** Evaluates the shell's bundle. */
export const open = () => void handlers();

process.on('uncaughtException', (error) => {
  process.send?.({ crash: messageOf(error) }, undefined, {}, () => process.exit(1));
});
// The terminal sends Ctrl-C to every process; pages in progress finish first, then the starting process ends this one.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
