/** The minimum in Node: answers every request with the bytes passed at its start. */
import { createServer } from 'node:http';

export interface BareAnswer {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: string;
}

const { headers, body } = JSON.parse(process.env['ANSWER'] ?? '{}') as BareAnswer;
const bytes = Buffer.from(body);

const server = createServer((_request, response) => {
  response.writeHead(200, [...headers]).end(bytes);
});
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
