import fs from 'node:fs';
import { Readable } from 'node:stream';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { forAllTests } from '@site/testing/fixtures';
import { sendFile } from './send-file';

const server = forAllTests(() =>
  serveOnLoopback((request, response) =>
    sendFile(request, response, {
      root: import.meta.dirname,
      file: '/send-file.ts',
      cache: 'immutable',
    }),
  ),
);
afterEach(() => jest.restoreAllMocks());

const read = async () => {
  const answer = await fetch(server.origin);
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
