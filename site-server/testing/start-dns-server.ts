/** A DNS server on loopback whose names a test can take away, as when a service has no running replica. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const isAnswer = 0x8000;
const isRecursive = 0x0180;
const noSuchName = 3;
/** The name of the question, type A, class IN, 1 s, 127.0.0.1. https://www.rfc-editor.org/rfc/rfc1035#section-4.1 */
const loopbackRecord = Buffer.from([0xc0, headerBytes, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);

export async function startDnsServer(names: readonly string[]) {
  const known = new Set(names);
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readQuestion(query);
    const exists = known.has(name);
    const head = Buffer.alloc(headerBytes);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(isAnswer | isRecursive | (exists ? 0 : noSuchName), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(exists ? 1 : 0, 6);
    const question = query.subarray(headerBytes, end);
    socket.send(
      Buffer.concat([head, question, ...(exists ? [loopbackRecord] : [])]),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** host:port, for DNS_RESOLVER of edge.sh */
    address: `127.0.0.1:${socket.address().port}`,
    /** Names with the address 127.0.0.1; every other name does not exist. */
    names: known,
    stop: () => void socket.close(),
  };
}

/** @returns the name, and where the question ends: after its type and class */
function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}
