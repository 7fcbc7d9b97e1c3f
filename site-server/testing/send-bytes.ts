import { connect } from 'node:net';

const quietMs = 120;
const longestMs = 3_000;

/**
 * Sends raw bytes on a new connection and reads until the server closes it or pauses after its first byte.
 * @param firstByteMs how long it may take to begin
 * @returns the received text, empty if there was none
 */
export function sendBytes(
  origin: string,
  bytes: string,
  firstByteMs = quietMs * 3,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(longest);
      socket.destroy();
      resolve(received);
    };
    const longest = setTimeout(finish, longestMs);
    let quiet = setTimeout(finish, firstByteMs);
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** @returns the number of final responses (not 1xx) in the received text */
export function countAnswers(received: string): number {
  return received.match(/^HTTP\/1\.[01] [2-5]\d\d /gm)?.length ?? 0;
}
