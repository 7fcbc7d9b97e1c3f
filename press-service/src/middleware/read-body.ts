import express, { type RequestHandler } from 'express';
import { PressError } from '../errors';

/** Above the longest article in UTF-8. */
const jsonLimit = '256kb';
/** The same article percent-encoded, as a plain form sends it. */
const formLimit = '640kb';

const formType = 'application/x-www-form-urlencoded';
const parseJson = express.json({ limit: jsonLimit });
const parseForm = express.urlencoded({ extended: false, limit: formLimit, parameterLimit: 20 });

const accept =
  (types: string[]): RequestHandler =>
  (request, _response, next) => {
    const isEmpty = request.get('Content-Length') === '0';
    const isRefused = !isEmpty && request.is(types) === false;
    next(isRefused ? new PressError('unsupported_media_type') : undefined);
  };

export const readJson: RequestHandler[] = [accept(['application/json']), parseJson];

/** JSON of a script or the body of a plain form. */
export const readForm: RequestHandler[] = [
  accept(['application/json', formType]),
  parseJson,
  parseForm,
];
