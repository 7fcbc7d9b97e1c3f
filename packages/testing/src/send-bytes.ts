import { connect } from 'node:net';

export interface ByteExchange {
  /** The visitor's address, one of 127.0.0.0/8. */
  readonly from?: string;
  /** Hangs up this half of the connection after the bytes. */
  readonly isCut?: boolean;
  /** How long the first byte may take. */
  readonly firstByteMs?: number;
  /** A pause after which nothing more is expected. */
  readonly quietMs?: number;
  readonly limitMs?: number;
  /** Whether the text is all that is expected. */
  readonly isWhole?: (received: string) => boolean;
}

export interface Received {
  /** Latin-1; empty if there was nothing. */
  readonly text: string;
  /** Whether it ended by a time limit, with the connection open. */
  readonly isLate: boolean;
}

/** Sends bytes as they are on a new connection and reads until it closes, pauses or has sent all. */
export function exchangeBytes(
  origin: string,
  bytes: string,
  { from, isCut = false, limitMs = 3_000, ...options }: ByteExchange,
): Promise<Received> {
  const { firstByteMs = limitMs, quietMs = limitMs, isWhole = () => false } = options;
  const { hostname: host, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = '';
    const source = from !== undefined && { localAddress: from };
    const socket = connect({ port: Number(port), host, ...source });
    const finish = (isLate = false) => {
      clearTimeout(quiet);
      clearTimeout(longest);
      socket.destroy();
      resolve({ text, isLate });
    };
    const late = () => finish(true);
    const longest = setTimeout(late, limitMs);
    let quiet = setTimeout(late, firstByteMs);
    socket.write(bytes, 'latin1');
    if (isCut) socket.end();
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(late, quietMs);
      if (isWhole(text)) finish();
    });
    socket.on('error', () => finish());
    socket.on('close', () => finish());
  });
}

/** @returns the text received until the connection closed or paused */
export async function sendBytes(origin: string, bytes: string, quietMs = 120) {
  return (await exchangeBytes(origin, bytes, { firstByteMs: quietMs * 3, quietMs })).text;
}
