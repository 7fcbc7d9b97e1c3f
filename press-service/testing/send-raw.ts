import { connect } from 'node:net';

/**
 * Sends the head of a request on a separate connection. @param lines request line and headers
 * @returns every byte of the answer, as one character each, with a fixed date
 */
export function sendRaw(port: number, lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${[...lines, 'Host: press.example'].join('\r\n')}\r\n\r\n${body}`);
    });
    const isHead = lines[0]?.startsWith('HEAD ') ?? false;
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (text) => {
      answer += String(text);
      if (isWhole(answer, isHead)) socket.destroy();
    });
    socket.on('close', () => resolve(answer.replace(/(\r\nDate: )[^\r]+/, '$1…')));
  });
}

function isWhole(answer: string, isHead: boolean): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = Number(/\r\nContent-Length: (\d+)/i.exec(answer.slice(0, end))?.[1] ?? 0);
  return isHead || answer.length >= end + 4 + length;
}
