import { connect } from 'node:net';

const quietMs = 120;
const longestMs = 3_000;

/**
 * Sends bytes as they are on a connection of their own and reads until the server closes it or has been quiet for a
 * moment after its first byte.
 * @returns all that came back; empty when nothing did
 */
export function sendBytes(origin: string, bytes: string): Promise<string> {
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
    let quiet = setTimeout(finish, quietMs * 3);
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** @returns how many answers stand in what a connection brought, interim ones (1xx) not counted */
export function countAnswers(received: string): number {
  return received.match(/^HTTP\/1\.[01] [2-5]\d\d /gm)?.length ?? 0;
}
