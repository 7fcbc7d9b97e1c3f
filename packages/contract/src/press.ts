/**
 * The API of the press service, shared by mfe-press, the site server and the service itself.
 *
 * GET    /api/press/{site}/articles?after=&limit=10   → ArticleList
 *        with q=, a text of maxSearchText characters at most: only articles that contain each of its words
 * GET    /api/press/{site}/articles/{id}              → Article
 * POST   /api/press/{site}/articles/{id}/views        → ViewCount (counts one view)
 * GET    /api/press/{site}/articles/{id}/views        → 1×1 GIF for <noscript>; counts one view as well
 * POST   /api/press/{site}/articles                   → Article (administrator; honours Idempotency-Key)
 * PUT | DELETE /api/press/{site}/articles/{id}        → Article | 204 (administrator)
 * POST | GET | DELETE /api/press/session              → AdminSession | AdminSession | 204
 *        POST takes email, password and code; 401 code_required or bad_code if a second factor is enabled
 * GET    /api/press/session/check                     → 204 | 401: whether the session cookie is validly signed (for the edge)
 * POST   /api/press/pictures                          → UploadedPicture (administrator; multipart, pictures.ts)
 * GET    /api/press/pictures/{name}/{file}            → a file of the picture
 * GET    /api/press/health/live | ready               → 200 | 503
 * Every error response is an ApiError with a code of the service's catalogue.
 */
export const pressPageSize = 10;

/** Maximum lengths in characters. */
export const articleLimits = { title: 200, summary: 500, content: 50_000 } as const;

/** Of the picture of an article; see pictures.ts. */
export const pictureLimits = {
  /** Of the uploaded file. */
  bytes: 10 * 1024 * 1024,
  /** Characters of the alternative text. */
  alt: 200,
} as const;

/** A hash, and width and height of the largest cut. */
export const pictureNamePattern = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

export interface ArticlePicture {
  readonly name: string;
  readonly alt: string;
  /** Size in bytes of the JPEG for feeds and shared links; feeds state it. */
  readonly shareBytes: number;
}

/** An article in a list: everything but its content. */
export interface ArticleSummary {
  readonly id: string;
  readonly siteId: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601; the time of publication, unless the administrator gave another. */
  readonly date: string;
  /** ISO 8601, of the last edit since the article's date; missing until the first one. */
  readonly updatedAt?: string;
  /** Only in answers to the administrator: its date is in the future, and no visitor sees it yet. */
  readonly isScheduled?: true;
  readonly views: number;
}

export interface Article extends ArticleSummary {
  readonly content: string;
  readonly picture?: ArticlePicture;
}

export interface ArticleList {
  readonly articles: readonly ArticleSummary[];
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null;
  /** Only in the answer to a search. */
  readonly search?: ListSearch;
}

export interface ListSearch {
  /** The text as it was searched; see readSearchText. */
  readonly text: string;
  /** How many articles were found from the beginning of the list; only with its first page. */
  readonly count?: number;
  /** false when a search ended before the end of the list; the next page continues with older articles. */
  readonly isComplete: boolean;
}

export interface ArticleDraft {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  /**
   * The article's date to the minute, as toSeoulMinute writes it; later dates schedule it. Without one the article is
   * published now, or keeps its date.
   */
  readonly publishAt?: string;
  /** Name of an uploaded picture; '' removes the picture, without it an edited article keeps its own. */
  readonly pictureName?: string;
  /** What the picture shows; required with one. */
  readonly pictureAlt?: string;
  /**
   * Of a form only, see withoutSamePicture: the picture of the article when the form was opened, as pictureText writes
   * it.
   */
  readonly pictureBefore?: string;
}

export interface ViewCount {
  readonly views: number;
}

export interface AdminSession {
  readonly email: string;
  readonly uid: string;
}

export interface ApiError {
  /** A code of the service's error catalogue, for example `invalid_body`, `unknown_site`, `not_signed_in`. */
  readonly error: string;
  readonly message: string;
  /** Problems by field, if the request body was invalid. */
  readonly errors?: readonly { readonly field: string; readonly code: string }[];
}

/** Article ids of both stores: 24 lower-case hexadecimal characters. */
export const articleIdPattern = /^[0-9a-f]{24}$/;

/** Format of a list cursor. It is opaque to callers, but a value that does not match need not be sent at all. */
export const articleCursorPattern = /^[0-9a-z]{1,9}-[0-9a-f]{24}$/;

/** In characters. */
export const maxSearchText = 100;

/**
 * @returns the text as it is searched, in NFC, with each run of white space as one space and none at its ends; undefined for one
 *   that is empty, too long or contains another control character or an unpaired surrogate
 */
export function readSearchText(given: string): string | undefined {
  // A tab or line break comes with text from a table.
  const text = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const isReadable = !/[\p{Cc}\p{Cs}]/u.test(text);
  return isReadable && text !== '' && [...text].length <= maxSearchText ? text : undefined;
}

export function articlesUrl(site: string): string {
  return `/api/press/${encodeURIComponent(site)}/articles`;
}

export function articleUrl(site: string, id: string): string {
  return `${articlesUrl(site)}/${encodeURIComponent(id)}`;
}

export function viewsUrl(site: string, id: string): string {
  return `${articleUrl(site, id)}/views`;
}

/** Largest number of list pages that one address shows (`?pages=50`), for 더보기 without script. */
export const maxListPages = 50;

/** A number of pages as written in an address: 1 to `maxListPages`, in its shortest spelling. */
export const listPagesPattern = /^(?:[1-9]|[1-4]\d|50)$/;

export const sessionUrl = '/api/press/session';

/**
 * Name of a cookie that scripts can read, unlike the session cookie itself. Its value is always `1`; it only means that
 * there may be a session, so that the press page requests one only then.
 */
export const signedInHint = 'press.signed-in';
