import express, { type RequestHandler } from 'express';
import { FormError } from '../errors';

export const bodyLimitBytes = 64 * 1_024;

const readBytes = express.raw({ type: () => true, limit: bodyLimitBytes, inflate: false });

/** Reads the body as the bytes it came in: a relay passes exactly these on. */
export const readBody: RequestHandler = (req, res, next) => {
  readBytes(req, res, (fault?: unknown) => {
    if (fault !== undefined) return next(translate(fault));
    if (!Buffer.isBuffer(req.body)) req.body = Buffer.alloc(0);
    next();
  });
};

function translate(fault: unknown): FormError {
  const { type } = fault as { type?: string };
  if (type === 'entity.too.large') return new FormError('body_too_large');
  if (type === 'encoding.unsupported') return new FormError('unsupported_type');
  return new FormError('invalid_body', { detail: 'unreadable' });
}
