import { connect, type Socket } from 'node:net';

/** nginx closes a connection after 1,000 requests. */
const mostPerConnection = 900;
const connections = 16;
const quietMs = 150;
const answerWithinMs = 10_000;

/** Of an answer in chunks, as one that is compressed on request. Its length differs with the chunks. */
const lastChunk = '\r\n0\r\n\r\n';

/** Request line and headers without the empty line, or what makes each request whole, with its body. */
export type RequestToSend = readonly string[] | (() => string);

/**
 * Sends the request again and again over 16 connections that stay open, one at a time on each.
 * @throws Error when an answer is not 200, or not as long as the first one
 */
export async function sendRequests(
  port: number,
  request: RequestToSend,
  count: number,
): Promise<void> {
  const next = bytesOf(request);
  const first = await readWhole(port, next());
  const each = Math.ceil(count / connections);
  if (each > mostPerConnection) throw new Error(`${count} requests are too many`);
  const length = tailOf(first) === lastChunk ? undefined : first.length;
  await Promise.all(
    Array.from({ length: connections }, () => sendInTurn(port, next, length, each)),
  );
}

function bytesOf(request: RequestToSend): () => Buffer {
  if (typeof request === 'function') return () => Buffer.from(request());
  const bytes = Buffer.from(`${request.join('\r\n')}\r\n\r\n`);
  return () => bytes;
}

/** @returns every byte of one answer, whatever its framing: what has arrived when nothing more comes */
async function readWhole(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = await open(port);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      const whole = Buffer.concat(chunks);
      if (isOk(whole)) resolve(whole);
      else reject(new Error(`Port ${port} answered ${whole.toString('latin1').slice(0, 200)}`));
    };
    let quiet = setTimeout(finish, answerWithinMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    socket.write(bytes);
  });
}

/** @param length of every answer, undefined for answers in chunks */
async function sendInTurn(
  port: number,
  next: () => Buffer,
  length: number | undefined,
  count: number,
) {
  const socket = await open(port);
  await new Promise<void>((resolve, reject) => {
    let left = count;
    let received: Buffer[] = [];
    const finishAnswer = () => {
      received = [];
      left -= 1;
      if (left > 0) socket.write(next());
      else resolve();
    };
    socket.setTimeout(answerWithinMs, () => reject(new Error(`Port ${port} stopped answering`)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`Port ${port} closed a connection`)));
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      const answer = received.length === 1 ? chunk : Buffer.concat(received);
      if (!isOk(answer) || (length !== undefined && answer.length > length))
        reject(new Error(`Unexpected answer: ${answer.toString('latin1').slice(0, 200)}`));
      else if (length === undefined ? tailOf(answer) === lastChunk : answer.length === length)
        finishAnswer();
    });
    socket.write(next());
  }).finally(() => socket.destroy());
}

function tailOf(answer: Buffer): string {
  return answer.subarray(-lastChunk.length).toString('latin1');
}

function isOk(answer: Buffer): boolean {
  return answer.subarray(0, 12).toString('latin1') === 'HTTP/1.1 200';
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay()));
    socket.once('error', reject);
  });
}
