import express, { type Request, type RequestHandler } from 'express';
import { FormError } from '../errors';
import type { PostedFields } from '../services/read-registration';
import { isJsonType, isUtf8, mediaTypeOf } from '@site/service-kit/http';
import { parseMultipart } from './parse-multipart';

export const bodyLimitBytes = 64 * 1_024;

const readBytes = express.raw({ type: () => true, limit: bodyLimitBytes, inflate: false });

/** Reads the body as the bytes that were sent, because a relay forwards exactly these. */
export const readBody: RequestHandler = (req, res, next) => {
  readBytes(req, res, (error?: unknown) => {
    if (error !== undefined) return next(toFormError(error));
    if (!Buffer.isBuffer(req.body)) req.body = Buffer.alloc(0);
    next();
  });
};

/**
 * JSON, urlencoded or multipart text to fields, whichever form sent it.
 * @throws FormError `unsupported_type`, `invalid_body`
 */
export async function parseBody(req: Request, bytes: Buffer): Promise<PostedFields> {
  const contentType = req.get('content-type');
  const mediaType = mediaTypeOf(contentType);
  if (!isUtf8(contentType)) throw new FormError('unsupported_type');
  if (isJsonType(mediaType)) return parseJson(bytes);
  if (mediaType === 'application/x-www-form-urlencoded') return parseUrlencoded(bytes);
  if (mediaType === 'multipart/form-data') return parseMultipart(req, bytes);
  throw new FormError('unsupported_type');
}

function parseJson(bytes: Buffer): PostedFields {
  let value: unknown;
  try {
    value = JSON.parse(decode(bytes));
  } catch {
    throw new FormError('invalid_body', { detail: 'not JSON' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FormError('invalid_body', { detail: 'not an object' });
  }
  return new Map(Object.entries(value));
}

function parseUrlencoded(bytes: Buffer): PostedFields {
  let text: string;
  try {
    text = decode(bytes);
  } catch {
    throw new FormError('invalid_body', { detail: 'not UTF-8' });
  }
  const parameters = new URLSearchParams(text);
  const names = new Set(parameters.keys());
  return new Map(
    [...names].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function decode(bytes: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function toFormError(error: unknown): FormError {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large') return new FormError('body_too_large');
  if (type === 'encoding.unsupported') return new FormError('unsupported_type');
  return new FormError('invalid_body', { detail: 'unreadable' });
}
