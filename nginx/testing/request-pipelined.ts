import { connect } from 'node:net';

/** Requests each path once, pipelined on one connection. @returns the number of responses */
export function requestPipelined(port: number, paths: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (path: string, last: boolean) =>
      `HEAD ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(paths.map((path, index) => request(path, index === paths.length - 1)).join('')),
    );
    socket.setEncoding('latin1');
    // Counted at the end: a status line may be cut between two chunks.
    socket.on('data', (text: string) => (received += text));
    socket.on('error', reject);
    socket.on('close', () => resolve(received.split('HTTP/1.1 ').length - 1));
  });
}
