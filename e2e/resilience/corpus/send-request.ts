import { connect } from 'node:net';

/** How one request ended: with a response, with the connection closed before one, or not in time. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'hang' };

export interface RawRequest {
  readonly bytes: string;
  readonly method: string;
  /** Hangs up its half of the connection after the bytes. */
  readonly isCut?: boolean;
}

interface Sender {
  /** Milliseconds after which a request counts as hanging; longer than the edges' own limits. */
  readonly patienceMs: number;
  /** The visitor's address, one of 127.0.0.0/8. */
  readonly from: string;
}

/** Sends bytes as they are on a new connection and reads one complete response. */
export function sendRequest(
  origin: string,
  { bytes, method, isCut = false }: RawRequest,
  { patienceMs, from }: Sender,
): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port: Number(port), host: hostname, localAddress: from });
    const finish = (outcome: Outcome) => {
      clearTimeout(patience);
      socket.destroy();
      resolve(outcome);
    };
    const patience = setTimeout(() => finish({ kind: 'hang' }), patienceMs);
    socket.write(bytes, 'latin1');
    if (isCut) socket.end();
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1');
      const answer = readWhole(received, method);
      if (answer) finish(answer);
    });
    socket.on('error', () => finish(readAtEnd(received)));
    socket.on('close', () => finish(readAtEnd(received)));
  });
}

/** @returns the response once its end is known from its head; undefined while more may come */
function readWhole(received: string, method: string): Outcome | undefined {
  const final = afterInterim(received);
  const headEnd = final.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = final.slice(0, headEnd).toLowerCase();
  const body = final.slice(headEnd + 4);
  const status = Number(/^http\/1\.[01] (\d{3})/.exec(head)?.[1]);
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
  const isComplete =
    method === 'HEAD' ||
    status === 204 ||
    status === 304 ||
    (length !== undefined && body.length >= Number(length)) ||
    (head.includes('\ntransfer-encoding: chunked') && body.endsWith('0\r\n\r\n'));
  return isComplete ? { kind: 'answer', status, body } : undefined;
}

function readAtEnd(received: string): Outcome {
  const final = afterInterim(received);
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(final) ?? [];
  if (status === undefined) return { kind: 'closed' };
  return { kind: 'answer', status: Number(status), body: final.split('\r\n\r\n')[1] ?? '' };
}

function afterInterim(received: string): string {
  return received.replace(/^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)+/, '');
}
