import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { resolveChromium } from './chromium';

type Params = Readonly<Record<string, unknown>>;

export interface CdpEvent {
  readonly method: string;
  readonly params: Params;
  readonly sessionId?: string;
}

/** A Chromium without Playwright, controlled by its own protocol over a pipe. */
export interface RawChromium {
  /** @throws Error with the protocol's message when the command is refused */
  readonly send: <T = Params>(method: string, params?: Params, sessionId?: string) => Promise<T>;
  readonly on: (listener: (event: CdpEvent) => void) => void;
  readonly close: () => Promise<void>;
}

interface Message extends Partial<CdpEvent> {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Playwright follows one target per page and disables the back/forward cache; a prerendered page is another target
 * that replaces the first when it is shown. Both are therefore tested without Playwright.
 */
export async function launchRawChromium(): Promise<RawChromium> {
  const { executablePath, args } = await resolveChromium();
  const profile = mkdtempSync(path.join(tmpdir(), 'raw-chromium-'));
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<
    number,
    { readonly sessionId: string | undefined; readonly settle: (message: Message) => void }
  >();
  const listeners: ((event: CdpEvent) => void)[] = [];
  let unread = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (unread + part).split('\0');
    unread = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.settle(message);
      else receive(message as CdpEvent);
    }
  });
  /** A page that another replaces no longer responds. */
  function receive(event: CdpEvent) {
    if (event.method === 'Target.detachedFromTarget')
      for (const { sessionId, settle } of waiting.values())
        if (sessionId === event.params['sessionId']) settle({ error: { message: 'detached' } });
    for (const listener of listeners) listener(event);
  }
  let lastId = 0;
  return {
    send: <T>(method: string, params: Params = {}, sessionId?: string) =>
      new Promise<T>((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, {
          sessionId,
          settle({ result, error }) {
            waiting.delete(id);
            if (error) reject(new Error(`${method}: ${error.message}`));
            else resolve(result as T);
          },
        });
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
    on: (listener) => void listeners.push(listener),
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      // Its child processes still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
