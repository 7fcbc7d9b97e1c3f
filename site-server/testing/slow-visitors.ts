/** Slow clients (Slowloris): one byte a second of a head or a body that never ends. */
import { connect, type Socket } from 'node:net';

const dripEveryMs = 1_000;
/** Connections write in this many groups in turn: a thousand writes at once would delay the caller's own requests. */
const dripGroups = 20;

const starts = {
  head: 'GET /Brand/intro HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /forms/popup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
} as const;

/**
 * @param from loopback addresses, used in turn: each is one visitor
 * @returns once all are connected
 */
export async function sendSlowly(
  origin: string,
  what: keyof typeof starts,
  count: number,
  from: readonly string[],
) {
  const { hostname, port } = new URL(origin);
  const answers: number[] = [];
  const open = new Set<Socket>();
  const start = (index: number) =>
    new Promise<void>((resolve) => {
      const localAddress = from[index % from.length] ?? '127.0.0.1';
      const socket = connect({ host: hostname, port: Number(port), localAddress }, () => {
        socket.write(starts[what]);
        resolve();
      });
      open.add(socket);
      socket.on('data', (data: Buffer) => {
        answers.push(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1] ?? 0));
        socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  let turn = 0;
  const drip = setInterval(() => {
    turn = (turn + 1) % dripGroups;
    [...open].forEach((socket, index) => index % dripGroups === turn && socket.write('x'));
  }, dripEveryMs / dripGroups);
  return {
    /** Number of connections that are open and unanswered. */
    waiting: () => open.size,
    /** Status codes of the responses so far. */
    answers: () => answers,
    stop() {
      clearInterval(drip);
      open.forEach((socket) => socket.destroy());
    },
  };
}
