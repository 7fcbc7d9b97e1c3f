/** Pictures of articles: the administrator uploads one, everybody reads its files. Decision 0058. */
import {
  pictureFilePattern,
  pictureNamePattern,
  picturesUrl,
  type UploadedPicture,
} from '@site/contract';
import type { Express, RequestHandler } from 'express';
import { requireAdministrator } from '../auth/session';
import { PressError } from '../errors';
import { receivePicture } from '../middleware/receive-picture';
import type { Parts } from '../wiring';
import { paths } from './paths';

const types: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]);

/** A name is a hash of the content, so the file never changes, and the name cannot be guessed before it is published. */
const forever = 'public, max-age=31536000, immutable';

/** Before the routes with a session: the files are the same for everybody. */
export function setUpPictureFiles(app: Express, { pictures, limitReads }: Parts): void {
  app.get(paths.pictureFile, limitReads, async (request, response) => {
    const { name, file } = request.params as { name: string; file: string };
    const isKnown = pictureNamePattern.test(name) && pictureFilePattern.test(file);
    const body = isKnown ? await pictures.readFile(name, file) : undefined;
    if (!body) throw new PressError('picture_not_found');
    response
      .set('Cache-Control', forever)
      .type(types.get(file.slice(file.indexOf('.') + 1)) ?? 'application/octet-stream')
      .send(Buffer.from(body));
  });
}

export function setUpPictureUpload(app: Express, { adminGuards, uploads }: Parts): void {
  const upload: RequestHandler = async (request, response) => {
    const leave = uploads.enter();
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    try {
      const name = await uploads.store(await receivePicture(request, response), closed.signal);
      const uploaded: UploadedPicture = { name };
      response.status(201).location(`${picturesUrl}/${name}/share.jpg`).json(uploaded);
    } finally {
      leave();
    }
  };
  app.post(paths.pictures, [...adminGuards, requireAdministrator], upload);
}
