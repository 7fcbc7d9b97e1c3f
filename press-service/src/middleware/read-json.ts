import express, { type RequestHandler } from 'express';
import { PressError } from '../errors';

/** Above the longest article in UTF-8. */
const limit = '256kb';

const acceptJson: RequestHandler = (request, _response, next) => {
  const isEmpty = request.get('Content-Length') === '0';
  const isRefused = !isEmpty && request.is(['application/json']) === false;
  next(isRefused ? new PressError('unsupported_media_type') : undefined);
};

/** Plain forms of the administrator come as JSON of the site server. */
export const readJson: RequestHandler[] = [acceptJson, express.json({ limit })];
