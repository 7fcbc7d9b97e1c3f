/** Pictures of articles through the edge: permission and size of uploads, missing files. Decision 0058. */
import { picturesUrl } from '@site/contract';
import { formNotSignedIn } from '../src/content/form-errors';
import { type EdgeCase, forged, json, plain, press } from './edge-case';

const multipart = {
  'Content-Type': 'multipart/form-data; boundary=x',
  'Sec-Fetch-Site': 'same-origin',
};
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);
const upload: Omit<EdgeCase, 'title'> = {
  method: 'POST',
  path: picturesUrl,
  headers: multipart,
  body: '--x--\r\n',
  status: 401,
  policy: 'file',
  type: json,
  cache: 'no-store',
  text: 'not_signed_in',
};
const largeForm: Omit<EdgeCase, 'title'> = {
  method: 'POST',
  path: press,
  headers: multipart,
  body: megabytes(2),
  status: 401,
  policy: 'file',
  type: plain,
  cache: 'no-cache',
  text: formNotSignedIn,
};
const missing: Omit<EdgeCase, 'title' | 'path'> = {
  status: 404,
  policy: 'service',
  type: json,
  cache: 'no-store',
  text: 'picture_not_found',
};

export const pictures: readonly EdgeCase[] = [
  { ...upload, title: 'upload of a picture without a session' },
  { ...upload, title: 'upload with a forged session cookie', headers: { ...multipart, ...forged } },
  { ...upload, title: 'upload of megabytes without a session', body: megabytes(2) },
  {
    title: 'GET of the uploads',
    path: picturesUrl,
    status: 405,
    policy: 'file',
    type: plain,
    cache: 'no-cache',
    allow: 'POST',
  },
  { ...largeForm, title: 'a form of megabytes without a session' },
  {
    ...largeForm,
    title: 'a form of megabytes with a forged session cookie',
    headers: { ...multipart, ...forged },
  },
  {
    ...largeForm,
    title: 'the smallest form that only a picture makes so large',
    body: 'x'.repeat(1_000_000),
  },
  {
    ...largeForm,
    title: 'the largest form that needs no session before it is read',
    body: 'x'.repeat(999_999),
    status: 400,
    cache: 'private, no-store',
    text: 'Bad Request',
  },
  { ...missing, title: 'unknown picture', path: `${picturesUrl}/${'0'.repeat(32)}-9x9/9.avif` },
  {
    ...missing,
    title: 'POST of 100 KB to a picture',
    method: 'POST',
    path: `${picturesUrl}/x/9.avif`,
    body: 'x'.repeat(100_000),
    status: 405,
    text: 'method_not_allowed',
  },
  {
    ...missing,
    title: 'malformed name of a picture',
    path: `${picturesUrl}/x/share.jpg?a=1`,
    resourcePolicy: 'cross-origin',
  },
];
