import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sendFile } from './send-file';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) =>
    sendFile(request, response, {
      root: import.meta.dirname,
      file: '/send-file.ts',
      cache: 'immutable',
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const read = async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** A file whose disk fails after these parts. */
function failAfter(...parts: string[]) {
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
    const content = (async function* () {
      yield* parts;
      throw await Promise.resolve(Object.assign(new Error('disk'), { code: 'EIO' }));
    })();
    return Readable.from(content) as fs.ReadStream;
  });
}

it('answers 500, never 404 and never to be stored, when the disk fails', async () => {
  failAfter();
  const { status, headers, text } = await read();
  expect([status, text]).toEqual([500, 'Internal Server Error\n']);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('breaks the connection, and serves the next visitor, when the disk fails in the middle', async () => {
  failAfter('the first part');
  await expect(read()).rejects.toThrow();
  expect((await read()).status).toBe(200);
});
