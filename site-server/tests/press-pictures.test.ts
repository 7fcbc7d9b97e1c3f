/** The administrator's pictures through both edges: uploaded by script and by a form without JavaScript. Decision 0058. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  pictureFileUrl,
  picturesUrl,
  type AdminView,
} from '@site/contract';
import { jpeg, png } from 'press-service/testing/sample-pictures';
import { formTooLarge } from '../src/content/form-errors';
import { sendBytes } from '@site/testing/send-bytes';
import { sendRequest } from '@site/testing/send-request';
import { describeEdgesSignedIn } from '../testing/describe-edges';
import { pageData } from '../testing/page-data';

jest.setTimeout(60_000);

const list = encodePath(pathOf('press-list'));
const tenMegabytes = 10 * 1024 * 1024;
const texts = { title: '제목', summary: '요약', content: '본문' };

describeEdgesSignedIn('%s', (at) => {
  test.each([picturesUrl, list])(
    'a browser that is still sending receives the answer of %s to an expired session',
    async (path) => {
      const parts = Array.from({ length: 8 }, () => Buffer.alloc(1024 * 1024, 'x'));
      const { hostname, port, host } = new URL(at.origin);
      const socket = connect(Number(port), hostname);
      const problems: string[] = [];
      let received = '';
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', ({ message }) => problems.push(message));
      socket.on('data', (data) => {
        received += data.toString('latin1');
        socket.end();
      });
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\n' +
          `Content-Length: ${parts.length * 1024 * 1024}\r\n\r\n`,
      );
      for (const part of parts) {
        await pause(60);
        socket.write(part);
      }
      await closed;
      expect(received).toMatch(/^HTTP\/1\.1 401 /);
      // The connection was not closed under the body.
      expect(problems).toEqual([]);
    },
  );

  const send = (path: string, fields: Readonly<Record<string, string | Buffer>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      body.append(
        name,
        typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.jpg'),
      );
    const headers = { Cookie: at.cookie, 'Sec-Fetch-Site': 'same-origin' };
    return fetch(at.origin + path, { method: 'POST', headers, body, redirect: 'manual' });
  };
  const padded = async (bytes: number) => {
    const picture = await png(30, 20);
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  };
  const publish = (fields: Readonly<Record<string, string | Buffer>>) =>
    send(list, { intent: 'publish', ...texts, pictureName: '', pictureAlt: '', ...fields });

  test('an upload of 10 MB arrives, one byte more is 413, 12 MB are refused at the edge [ARTICLE-12]', async () => {
    const stored = await send(picturesUrl, { picture: await padded(tenMegabytes) });
    expect(stored.status).toBe(201);
    const { name } = (await stored.json()) as { name: string };
    const file = await fetch(at.origin + pictureFileUrl(name, '30.avif'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const shared = await fetch(at.origin + pictureFileUrl(name, 'share.jpg'));
    expect(shared.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const over = await send(picturesUrl, { picture: await padded(tenMegabytes + 1) });
    expect([over.status, (await over.json()).error]).toEqual([413, 'picture_too_large']);
  });

  test('another spelling of its address does not replace the copy of a picture [ARTICLE-12]', async () => {
    const stored = await send(picturesUrl, { picture: await png(40, 20) });
    const { name } = (await stored.json()) as { name: string };
    const url = pictureFileUrl(name, '40.avif');
    const [folder = '', rest = ''] = url.split(name);
    for (const spelling of [
      `${folder}x/../${name}${rest}`,
      `${folder}./${name}${rest}`,
      `${folder}x%2F..%2F${name}${rest}`,
    ])
      expect(
        await sendBytes(
          at.origin,
          `GET ${spelling} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        ),
      ).toMatch(/^HTTP\/1\.1 4/);
    expect((await fetch(at.origin + url)).status).toBe(200);
  });

  test('a picture of another version is 412, and none was changed since a date [ARTICLE-12]', async () => {
    const stored = await send(picturesUrl, { picture: await png(41, 20) });
    const { name } = (await stored.json()) as { name: string };
    const path = pictureFileUrl(name, '41.avif');
    const read = async (given: Readonly<Record<string, string>>) => {
      const { status, headers } = await sendRequest(at.origin, { path, headers: given });
      return [status, headers['cache-control']];
    };
    const failed = [412, 'no-cache'];
    const whole = [200, 'public, max-age=31536000, immutable'];
    const tag = (await sendRequest(at.origin, { path })).headers['etag'] ?? '';
    expect(await read({ 'If-Match': '"other"' })).toEqual(failed);
    expect(await read({ 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).toEqual(failed);
    expect(await read({ 'If-Match': tag })).toEqual(whole);
    expect(await read({ 'If-None-Match': tag })).toEqual([304, whole[1]]);
  });

  test('a form without JavaScript publishes, replaces and removes a picture [ARTICLE-12]', async () => {
    const published = await publish({ picture: await jpeg(700, 400), pictureAlt: '호수' });
    expect(published.status).toBe(303);
    const id = /published\.(\w+)/.exec(published.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const read = async () => {
      const response = await fetch(at.origin + articleUrl(defaultSite.key, id), {
        headers: { Cookie: at.cookie },
      });
      return (await response.json()) as { picture?: { name: string; alt: string } };
    };
    const first = (await read()).picture;
    expect(first).toMatchObject({
      alt: '호수',
      name: expect.stringMatching(/-700x400$/) as string,
    });
    const edit = (fields: Readonly<Record<string, string | Buffer>>) =>
      send(`${list}/${id}`, { intent: 'edit', ...texts, ...fields });
    const kept = { pictureName: first?.name ?? '', pictureAlt: '호수의 아침' };
    expect((await edit(kept)).status).toBe(303);
    expect((await read()).picture).toMatchObject({ name: first?.name, alt: '호수의 아침' });
    expect((await edit({ ...kept, picture: await jpeg(800, 400) })).status).toBe(303);
    expect((await read()).picture?.name).toMatch(/-800x400$/);
    // A form opened before the picture was added, and one opened with the first picture.
    expect((await edit({ pictureName: '', pictureAlt: '', pictureBefore: '' })).status).toBe(303);
    const older = { ...kept, pictureBefore: `${kept.pictureName} ${kept.pictureAlt}` };
    expect((await edit(older)).status).toBe(303);
    expect((await read()).picture?.name).toMatch(/-800x400$/);
    expect((await edit({ ...kept, removePicture: '1' })).status).toBe(303);
    expect((await read()).picture).toBeUndefined();
  });

  test('a refused picture keeps the text, a refused text keeps the picture [ARTICLE-12]', async () => {
    const refused = await publish({ picture: Buffer.from('<svg/>'), pictureAlt: '호수' });
    expect(await answered(refused)).toMatchObject([
      422,
      {
        errors: [{ field: 'picture', code: 'not_a_picture' }],
        draft: { title: '제목', pictureAlt: '호수' },
      },
    ]);
    const over = await publish({ picture: await padded(tenMegabytes + 1) });
    expect(await answered(over)).toMatchObject([
      413,
      { errors: [{ field: 'picture', code: 'too_large' }], draft: { title: '제목' } },
    ]);
    const silent = await publish({ picture: await png(31, 20) });
    expect(await answered(silent)).toMatchObject([
      422,
      {
        errors: [{ field: 'pictureAlt', code: 'required' }],
        draft: { pictureName: expect.stringMatching(/-31x20$/) as string },
      },
    ]);
    const preview = await publish({ picture: await png(32, 20), step: 'preview' });
    expect(await answered(preview)).toMatchObject([
      200,
      { code: 'preview', draft: { pictureName: expect.stringMatching(/-32x20$/) as string } },
    ]);
  });

  test('a broken form is 400, one of 12 MB gets the reason [ARTICLE-12]', async () => {
    const broken = await fetch(at.origin + list, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: 'no part',
    });
    expect(broken.status).toBe(400);
    const over = await publish({ picture: await padded(12 * 1024 * 1024) }).catch(() => undefined);
    // The connection may be closed before the client has sent everything.
    if (over) expect([over.status, await over.text()]).toEqual([413, `${formTooLarge}\n`]);
    expect((await publish({ title: '' })).status).toBe(422);
  });
});

async function answered(response: Response) {
  const { admin } = pageData(await response.text()) as { admin?: AdminView };
  return [response.status, admin?.result];
}
