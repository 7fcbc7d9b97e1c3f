/** Pictures of articles through the edge: permission and size of uploads, missing files. Decision 0058. */
import { picturesUrl } from '@site/contract';
import { formNotSignedIn } from '../../src/content/form-errors';
import { type EdgeCase, forged, json, plainText, press, type Rest } from './edge-case';

const multipart = {
  'Content-Type': 'multipart/form-data; boundary=x',
  'Sec-Fetch-Site': 'same-origin',
};
const withForgedSession = { headers: { ...multipart, ...forged } };
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

const upload = (title: string, rest: Rest = {}) =>
  plainText(title, picturesUrl, 401, {
    ...{ method: 'POST', headers: multipart, body: '--x--\r\n' },
    ...{ type: json, cache: 'no-store', text: 'not_signed_in' },
    ...rest,
  });

const largeForm = (title: string, rest: Rest = {}) =>
  plainText(title, press, 401, {
    ...{ method: 'POST', headers: multipart, body: megabytes(2), text: formNotSignedIn },
    ...rest,
  });

const missing = (title: string, file: string, rest: Rest = {}): EdgeCase => ({
  ...{ title, path: `${picturesUrl}/${file}`, status: 404, policy: 'service', type: json },
  ...{ cache: 'no-store', text: 'picture_not_found' },
  ...rest,
});

export const pictures = [
  upload('upload of a picture without a session'),
  upload('upload with a forged session cookie', withForgedSession),
  upload('upload of megabytes without a session', { body: megabytes(2) }),
  plainText('GET of the uploads', picturesUrl, 405, { allow: 'POST' }),
  largeForm('a form of megabytes without a session'),
  largeForm('a form of megabytes with a forged session cookie', withForgedSession),
  largeForm('the smallest form that only a picture makes so large', {
    body: 'x'.repeat(1_000_000),
  }),
  largeForm('the largest form that needs no session before it is read', {
    body: 'x'.repeat(999_999),
    status: 400,
    cache: 'private, no-store',
    text: 'Bad Request',
  }),
  missing('unknown picture', `${'0'.repeat(32)}-9x9/9.avif`),
  missing('POST of 100 KB to a picture', 'x/9.avif', {
    method: 'POST',
    body: 'x'.repeat(100_000),
    status: 405,
    text: 'method_not_allowed',
  }),
  missing('malformed name of a picture', 'x/share.jpg?a=1', { resourcePolicy: 'cross-origin' }),
];
