import { pictureLimits } from '@site/contract';
import type { Request, Response } from 'express';
import multer from 'multer';
import { PressError } from '../errors';

/** One file in the field `picture`, held in memory: the edges have buffered it, and the original is never stored. */
const parse = multer({
  storage: multer.memoryStorage(),
  limits: { files: 1, fileSize: pictureLimits.bytes, fields: 0, parts: 1, headerPairs: 20 },
}).single('picture');

/** @throws PressError for another media type, a file over the limit, or anything but one file */
export async function receivePicture(request: Request, response: Response): Promise<Buffer> {
  if (!request.is('multipart/form-data')) throw new PressError('unsupported_media_type');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(toPressError(error));
    });
  });
  const bytes = request.file?.buffer;
  if (bytes && bytes.length > 0) return bytes;
  throw new PressError('invalid_picture', { fields: [{ field: 'picture', code: 'required' }] });
}

function toPressError(error: unknown): PressError {
  const code = error instanceof multer.MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return new PressError('picture_too_large');
  return new PressError('invalid_body');
}
