import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureCuts, pictureFileUrl, pictureLimits, picturesUrl } from '@site/contract';
import sharp, { type Sharp } from 'sharp';
import { expectError } from '../../testing/press-steps';
import { refuseRemovals } from '../../testing/refuse-removals';
import * as samples from '../../testing/sample-pictures';
import { startTestService, type AdminClient, type TestService } from '../../testing/test-service';
import { openStore } from '../data/open-store';
import { limitImageLibrary } from '../services/pictures/encode-picture';

jest.setTimeout(60_000);

const draft = { title: '제목', summary: '요약', content: '본문' };
let service: TestService;
let admin: AdminClient;
let nowMs = Date.UTC(2026, 10, 22);
beforeAll(async () => {
  limitImageLibrary();
  service = await startTestService({ now: () => nowMs });
  admin = await service.signIn();
});
afterAll(async () => {
  // Of the whole process, in which other tests read pictures of other kinds.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  await service.stop();
});

const store = async (bytes: Buffer): Promise<string> => {
  const response = await samples.upload(admin, bytes);
  expect(response.status).toBe(201);
  return ((await response.json()) as { name: string }).name;
};
const read = async (name: string, file: string) => {
  const response = await service.visitor.get(pictureFileUrl(name, file));
  return { response, body: Buffer.from(await response.arrayBuffer()) };
};

describe('an upload', () => {
  test('becomes three widths in AVIF and WebP, and a JPEG, without place or camera [ARTICLE-12]', async () => {
    const given = await samples.jpeg();
    expect(given.includes('PhoneOfAnOwner')).toBe(true);
    const name = await store(given);
    expect(pictureCuts(name)).toEqual({ width: 1600, height: 800, widths: [480, 960, 1600] });
    const files = [480, 960, 1600].flatMap((width) => [
      [`${width}.avif`, 'image/avif', width] as const,
      [`${width}.webp`, 'image/webp', width] as const,
    ]);
    for (const [file, type, width] of [...files, ['share.jpg', 'image/jpeg', 1200] as const]) {
      const { response, body } = await read(name, file);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const metadata = await sharp(body).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, width / 2]);
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(body.includes('PhoneOfAnOwner')).toBe(false);
    }
  });

  test('is turned as the camera was held, and never enlarged [ARTICLE-12]', async () => {
    const name = await store(await samples.turnedJpeg());
    expect(pictureCuts(name)).toEqual({ width: 600, height: 900, widths: [480, 600] });
    expect(await sharp((await read(name, '600.webp')).body).metadata()).toMatchObject({
      width: 600,
      height: 900,
    });
    expect((await read(name, '960.avif')).response.status).toBe(404);
  });

  test.each([
    ['PNG', () => samples.png(), '300x200'],
    ['WebP', samples.webp, '700x500'],
    ['AVIF', () => samples.avif(), '64x64'],
  ])(
    'of %s is known by its bytes, whatever it is called [ARTICLE-12]',
    async (_kind, make, size) => {
      const response = await samples.upload(admin, await make(), {
        name: 'x.txt',
        type: 'text/plain',
      });
      expect(response.status).toBe(201);
      expect((await response.json()).name).toMatch(new RegExp(`^[0-9a-f]{32}-${size}$`));
    },
  );

  test('of the same file has the same name: it is stored once [ARTICLE-12]', async () => {
    const file = await samples.png(33, 44);
    expect(await store(file)).toBe(await store(file));
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'not_a_picture',
    ],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'not_a_picture'],
    ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'not_a_picture'],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<svg onload=x>', 'latin1'),
      'broken',
    ],
    [
      'a head without pixels',
      async () => (await samples.jpeg(800, 800)).subarray(0, 700),
      'broken',
    ],
    ['a truncated JPEG', async () => noisy((one) => one.jpeg()), 'broken'],
    ['a truncated PNG', async () => noisy((one) => one.png()), 'broken'],
    ['an animated WebP', samples.animatedWebp, 'animated'],
    ['an animated PNG', samples.animatedPng, 'animated'],
    ['an AVIF sequence', samples.avifSequence, 'animated'],
    ['a bomb of 1.6 billion pixels', samples.pixelBomb, 'too_many_pixels'],
    ['an AVIF of 17 million pixels', () => samples.avif(4500, 3800), 'too_many_pixels'],
    ['nothing', () => Buffer.alloc(0), 'required'],
  ])('of %s is refused for its field [ARTICLE-12]', async (_what, make, code) => {
    const named = { name: 'photo.png', type: 'image/png' };
    const response = await samples.upload(admin, await make(), named);
    expect(await expectError(response, 422, 'invalid_picture')).toMatchObject({
      errors: [{ field: 'picture', code }],
    });
  });

  test('of 10 MB is read, of one byte more is 413 [ARTICLE-12]', async () => {
    const picture = await samples.png(20, 20);
    const padded = (bytes: number) =>
      Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await samples.upload(admin, padded(pictureLimits.bytes))).status).toBe(201);
    const response = await samples.upload(admin, padded(pictureLimits.bytes + 1));
    await expectError(response, 413, 'picture_too_large');
  });

  test('of another shape is refused: JSON, a form without the field, two files [ARTICLE-12]', async () => {
    const json = await admin.post(picturesUrl, { picture: 'x' });
    await expectError(json, 415, 'unsupported_media_type');
    const other = await samples.upload(admin, await samples.png(), { field: '__proto__' });
    await expectError(other, 400, 'invalid_body');
    const two = new FormData();
    for (const name of ['a', 'b']) two.append('picture', new File([await samples.png(9, 9)], name));
    await expectError(await admin.post(picturesUrl, two, samples.sameOrigin), 400, 'invalid_body');
    const cut = await admin.send(picturesUrl, {
      method: 'POST',
      headers: { ...samples.sameOrigin, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
    });
    await expectError(cut, 400, 'invalid_body');
  });

  test('of a visitor, or from another site, is refused before it is read [ARTICLE-12]', async () => {
    const picture = await samples.png(9, 9);
    await expectError(await samples.upload(service.visitor, picture), 401, 'not_signed_in');
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, {}])
      await expectError(
        await samples.upload(admin, picture, undefined, headers),
        403,
        'cross_site_request',
      );
    expect((await admin.get(picturesUrl)).status).toBe(405);
  });

  test('beside four others is refused with 429 [ARTICLE-12]', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => samples.jpeg(1200 + at, 900)),
    );
    const statuses = (await Promise.all(bodies.map((body) => samples.upload(admin, body)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status !== 201)).toContain(429);
    expect((await samples.upload(admin, await samples.png(8, 8))).status).toBe(201);
  });
});

test.each([
  'a/480.avif',
  `${'0'.repeat(32)}-9x9/480.avif`,
  `${'0'.repeat(32)}-9x9/..%2f480.avif`,
  `${'0'.repeat(32)}-9x9/share.jpg%00`,
  `${'0'.repeat(32)}-9x9/__proto__`,
])('an unknown file is 404: %s [ARTICLE-12]', async (path) => {
  await expectError(await service.visitor.get(`${picturesUrl}/${path}`), 404, 'picture_not_found');
});

describe('the picture of an article', () => {
  const publish = async (more: object) => {
    const response = await admin.publish({ ...draft, ...more });
    return { response, body: await response.json() };
  };

  test('is shown with its alternative text, kept by an older form, and removed with the article [ARTICLE-12]', async () => {
    const name = await store(await samples.png(50, 50));
    const { body } = await publish({ pictureName: name, pictureAlt: ' 호수의 저녁 ' });
    const shareBytes = (await read(name, 'share.jpg')).body.length;
    expect(body.picture).toEqual({ name, alt: '호수의 저녁', shareBytes });
    const url = `${service.articles}/${body.id}`;
    expect((await (await service.visitor.get(url)).json()).picture).toEqual(body.picture);
    expect(await (await admin.put(url, draft)).json()).toMatchObject({ picture: { name } });
    nowMs += 61_000;
    expect((await admin.delete(url)).status).toBe(204);
    expect((await read(name, 'share.jpg')).response.status).toBe(404);
  });

  test('is replaced or removed by an edit, and gone then unless another article shows it [ARTICLE-12]', async () => {
    const [one, two] = [
      await store(await samples.png(51, 50)),
      await store(await samples.png(52, 50)),
    ];
    const { body } = await publish({ pictureName: one, pictureAlt: '하나' });
    const other = await publish({ pictureName: two, pictureAlt: '다른 글' });
    const url = `${service.articles}/${body.id}`;
    const edit = async (more: object) => (await admin.put(url, { ...draft, ...more })).json();
    nowMs += 61_000;
    expect(await edit({ pictureName: two, pictureAlt: '둘' })).toMatchObject({
      picture: { name: two },
    });
    expect((await read(one, 'share.jpg')).response.status).toBe(404);
    nowMs += 61_000;
    expect(await edit({ pictureName: '' })).not.toHaveProperty('picture');
    expect((await read(two, 'share.jpg')).response.status).toBe(200);
    expect((await admin.delete(`${service.articles}/${other.body.id}`)).status).toBe(204);
    expect((await read(two, 'share.jpg')).response.status).toBe(404);
  });

  test('that cannot be removed takes nothing from the deletion, and the next purge removes it [ARTICLE-12]', async () => {
    const name = await store(await samples.png(56, 50));
    const { body } = await publish({ pictureName: name, pictureAlt: '호수' });
    nowMs += 61_000;
    const other = await openStore({ dataDir: service.dataDir });
    // It finds the article, and later ones skip the picture.
    await other.purgeExpired(nowMs);
    const allowRemovals = refuseRemovals(service.dataDir);
    const deleted = await admin.delete(`${service.articles}/${body.id}`);
    allowRemovals();
    expect(deleted.status).toBe(204);
    expect(service.errorLines.at(-1)).toMatch(/^{"error":"picture not released"/);
    const log = readFileSync(join(service.dataDir, 'access.log'), 'utf8');
    expect(log.trim().split('\n').at(-1)).toContain(`"delete"`);
    expect(await (await service.visitor.get(service.articles)).text()).not.toContain(body.id);
    expect((await read(name, 'share.jpg')).response.status).toBe(200);
    await other.purgeExpired(nowMs);
    await other.close();
    expect((await read(name, 'share.jpg')).response.status).toBe(404);
  });

  test.each<[string, object, [string, string]]>([
    ['without alternative text', { pictureAlt: ' ' }, ['pictureAlt', 'required']],
    ['with a long one', { pictureAlt: '가'.repeat(201) }, ['pictureAlt', 'too_long']],
    ['that is gone', { pictureName: `${'0'.repeat(32)}-9x9` }, ['picture', 'gone']],
    ['with an invalid name', { pictureName: '../../etc/passwd' }, ['picture', 'gone']],
  ])('%s is refused for its field [ARTICLE-12]', async (_what, more, [field, code]) => {
    const name = await store(await samples.png(53, 50));
    const { response, body } = await publish({ pictureName: name, pictureAlt: '호수', ...more });
    expect([response.status, body.error]).toEqual([422, 'invalid_article']);
    expect(body.errors).toEqual([{ field, code }]);
  });

  test('published twice by accident is one article, with another picture it is another [ADMIN-19]', async () => {
    const [one, two] = [
      await store(await samples.png(54, 50)),
      await store(await samples.png(55, 50)),
    ];
    const send = (pictureName: string) =>
      admin.publish(
        { ...draft, pictureName, pictureAlt: '호수' },
        { 'Idempotency-Key': 'picture' },
      );
    expect((await send(one)).status).toBe(201);
    expect((await send(one)).status).toBe(200);
    await expectError(await send(two), 409, 'idempotency_conflict');
  });
});

/** Truncated in the middle of its pixels. */
async function noisy(encode: (one: Sharp) => Sharp): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const one = sharp({
    create: { width: 300, height: 300, channels: 3, background: '#888', noise },
  });
  const whole = await encode(one).toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.6));
}
