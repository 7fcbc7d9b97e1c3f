import { connect, type Socket } from 'node:net';

/** nginx closes a connection after 1,000 requests. */
const maxPerConnection = 900;
const connections = 16;
const answerWithinMs = 10_000;

/** The end of a chunked response, for example one compressed on request. Its length varies with the chunks. */
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
  if (each > maxPerConnection) throw new Error(`${count} requests are too many`);
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

/** @returns every byte of one answer */
async function readWhole(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = await open(port);
  return new Promise<Buffer>((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const refuse = () =>
      reject(new Error(`Port ${port} answered ${answer.toString('latin1').slice(0, 200)}`));
    socket.setTimeout(answerWithinMs, refuse);
    socket.on('error', reject);
    socket.on('close', refuse);
    socket.on('data', (chunk: Buffer) => {
      answer = Buffer.concat([answer, chunk]);
      if (!isWhole(answer)) return;
      if (isOk(answer)) resolve(answer);
      else refuse();
    });
    socket.write(bytes);
  }).finally(() => socket.destroy());
}

/** By its Content-Length, or by its last chunk. */
function isWhole(answer: Buffer): boolean {
  const headEnds = answer.indexOf('\r\n\r\n') + 4;
  const head = answer.toString('latin1', 0, headEnds);
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
  if (length === undefined) return tailOf(answer) === lastChunk;
  return answer.length >= headEnds + Number(length);
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
