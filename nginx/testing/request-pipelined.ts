import { connect } from 'node:net';

/** Requests each path once, pipelined on one connection. @returns the number of responses */
export function requestPipelined(port: number, paths: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (path: string, last: boolean) =>
      `HEAD ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    let answers = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(paths.map((path, index) => request(path, index === paths.length - 1)).join('')),
    );
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (answers += text.split('HTTP/1.1 ').length - 1));
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
  });
}
