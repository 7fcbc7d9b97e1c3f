import { WebSocket } from 'undici';

/** A connection in WebDriver BiDi: commands, each with one answer. */
export interface BidiConnection {
  /** @throws Error with the browser's message when it refuses the command, or is gone */
  readonly send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
  readonly close: () => void;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** @param url of the session, for example `ws://127.0.0.1:41873/session` */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', ({ message }) => reject(new Error(`${url}: ${message}`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle({ error: 'the browser closed the connection' });
  });
  let lastId = 0;
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, ({ result, error, message = '' }) => {
          waiting.delete(id);
          if (error === undefined) resolve(result as Result);
          else reject(new Error(`${method}: ${error} ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
