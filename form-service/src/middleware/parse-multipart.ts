import type { Request, Response } from 'express';
import multer, { type Options } from 'multer';
import { FormError } from '../errors';
import type { PostedFields } from '../services/read-registration';

/** @types/multer 2.3 lacks `streamHandler` of multer 2.5. */
type StreamingOptions = Options & {
  readonly streamHandler: (req: Request, parser: NodeJS.WritableStream) => void;
};

/** Multipart without files; a file is refused. The bytes have been read already, so multer gets them from memory. */
export function parseMultipart(req: Request, bytes: Buffer): Promise<PostedFields> {
  const options: StreamingOptions = {
    limits: { fields: 60, fieldNameSize: 100, fieldSize: bytes.length },
    defParamCharset: 'utf8',
    streamHandler: (_req, parser) => parser.end(bytes),
  };
  const parse = multer(options).none();
  return new Promise((resolve, reject) => {
    parse(req, {} as Response, (error?: unknown) => {
      if (error) reject(toFormError(error));
      else resolve(new Map(Object.entries((req.body ?? {}) as object)));
    });
  });
}

function toFormError(error: unknown): FormError {
  if (!(error instanceof multer.MulterError)) return new FormError('invalid_body');
  if (error.code !== 'LIMIT_UNEXPECTED_FILE') {
    return new FormError('invalid_body', { detail: error.code });
  }
  return new FormError('invalid_fields', {
    fields: [{ field: error.field ?? '', code: 'file_not_accepted' }],
  });
}
