/** The shape of a row of the table, and rows of one kind. */
import { encodePath, pathOf } from '@site/contract';

export interface EdgeCase {
  readonly title: string;
  readonly method?: string;
  /** As sent over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** The policy of the response: a page's with the hashes of its own styles, a file's, a tour's, or a service's own. */
  readonly policy: 'page' | 'file' | 'tour' | 'service';
  readonly cache?: string;
  readonly type?: string;
  readonly location?: string;
  readonly encoding?: string;
  readonly vary?: string;
  /** `Use-As-Dictionary`: null where the header must be absent. */
  readonly useAsDictionary?: string | null;
  readonly allow?: string;
  /** `Cross-Origin-Resource-Policy`, if it is not the usual one. */
  readonly resourcePolicy?: 'cross-origin';
  /** Text that only the expected server sends. */
  readonly text?: string;
  /** Whether the response has the headers of its release. */
  readonly isOfRelease?: boolean;
}

/** What a row has besides, or instead of what all rows of its kind have. */
export type Rest = Partial<EdgeCase>;

export const immutable = 'public, max-age=31536000, immutable';
export const day = 'public, max-age=86400';
export const html = 'text/html; charset=utf-8';
export const plain = 'text/plain; charset=utf-8';
export const json = 'application/json; charset=utf-8';
export const press = encodePath(pathOf('press-list'));
export const article = 'a'.repeat(24);
export const savesData = { 'Save-Data': 'on' };
export const forged = { Cookie: `other=1; press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}` };
export const accepting = (encodings: string) => ({ 'Accept-Encoding': encodings });

const released = { policy: 'page', cache: 'no-cache', type: html, isOfRelease: true } as const;

export const page = (path: string, title = `page ${path}`, rest: Rest = {}): EdgeCase => ({
  title,
  path: encodePath(path),
  status: 200,
  ...released,
  vary: 'Save-Data, Accept-Encoding, Available-Dictionary',
  text: `<h1>200 ${path}</h1>`,
  ...rest,
});

export const missingPage = (title: string, path: string): EdgeCase => ({
  title,
  path,
  status: 404,
  ...released,
  vary: 'Save-Data, Accept-Encoding',
  text: '<h1>404 /errors/404</h1>',
});

export const ssrPage = (title: string, path: string, rest: Rest = {}): EdgeCase => ({
  title,
  path,
  status: 200,
  ...released,
  ...rest,
});

export const moved = (title: string, path: string, location: string, status = 308): EdgeCase => ({
  title,
  path,
  status,
  policy: 'file',
  cache: 'no-cache',
  location,
});

export const file = (
  title: string,
  path: string,
  type: string,
  cache: string,
  rest: Rest = {},
): EdgeCase => ({ title, path, status: 200, policy: 'file', cache, type, ...rest });

/** A short text of the site server itself. */
export const plainText = (
  title: string,
  path: string,
  status: number,
  rest: Rest = {},
): EdgeCase => ({ ...file(title, path, plain, 'no-cache'), status, ...rest });

export const missingFile = (title: string, path: string, rest: Rest = {}): EdgeCase =>
  plainText(title, path, 404, { text: 'Not Found\n', ...rest });

export const refused = (method: string, path: string, rest: Rest = {}): EdgeCase =>
  plainText(`${method} ${path}`, path, 405, {
    method,
    allow: 'GET, HEAD',
    text: 'Method Not Allowed\n',
    ...rest,
  });
