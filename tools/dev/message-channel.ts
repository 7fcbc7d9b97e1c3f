import type { ServerResponse } from 'node:http';
import type { DevelopmentMessage } from './messages';

export type MessageChannel = ReturnType<typeof openMessageChannel>;

/** Server-sent events to all open pages. */
export function openMessageChannel(log: (line: string) => void) {
  const pages = new Set<ServerResponse>();
  const last = new Map<string, DevelopmentMessage>();
  const write = (page: ServerResponse, message: DevelopmentMessage) =>
    page.write(`data: ${JSON.stringify(message)}\n\n`);
  return {
    /** Keeps the response open, and first sends what is true now. */
    connect: (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      pages.add(response);
      response.once('close', () => pages.delete(response));
      for (const message of last.values()) write(response, message);
    },
    send: (message: DevelopmentMessage) => {
      const before = last.get(message.from)?.problems ?? [];
      last.set(message.from, message);
      for (const page of pages) write(page, message);
      for (const { file, line, column, message: text } of message.problems)
        log(`${[file, line, column].filter(Boolean).join(':')} ${text}`);
      if (before.length > 0 && message.problems.length === 0) log(`${message.from} is mended`);
    },
    close: () => {
      for (const page of pages) page.end();
    },
  };
}
