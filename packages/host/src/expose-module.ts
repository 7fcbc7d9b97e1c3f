/** The shape of every federated module. The shell checks it after loading and before rendering. */
import type { ComponentType } from 'react';
import type { AdminView, SiteFacts } from '@site/contract';
import type { Island } from './island';

/** Title and description of a page, if they depend on its data; the static ones are in the contract's heads.ts. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** ISO 8601, for articles. */
  readonly publishedAt?: string;
  /** Picture of a shared link with its own size and text; `url` is a path of this origin. Default: `sharePicture`. */
  readonly picture?: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** ISO 8601, of the last edit of an article. */
  readonly updatedAt?: string;
  /** Title of an article without the site's name. */
  readonly headline?: string;
  /** Path of the picture of a shared link, a JPEG of 1200 × 630. Default: the site's. */
  readonly sharePicture?: string;
  /** Excludes this page from search engines though its route is indexed. */
  readonly isUnlisted?: true;
}

/**
 * `params` are the route's constants and path parameters. `data` is the result of `load`, or the answer to a native post
 * (/registration). Otherwise it is undefined, also if loading failed in the browser: the page then shows its own error message.
 */
export interface PageProps<
  Params extends object = Readonly<Record<string, string>>,
  Data = undefined,
> {
  readonly params: Params;
  readonly data: Data | undefined;
  /** Only on an SSR page that was rendered for the administrator, or in answer to one of the plain forms. */
  readonly admin?: AdminView;
}

/** An event of whole days in a calendar file. */
export interface CalendarEvent {
  /** Never changes, unlike all else: a calendar replaces the event that it has under this id. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day of an event of several days. */
  readonly to?: string;
}

export interface CalendarFile {
  /** Small letters, digits and hyphens: a page links the file by `calendarPath(name)`. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** The environment of `load`. */
export interface LoadContext {
  readonly site: SiteFacts;
  /** Prefix for API paths: '' in the browser, the origin of the service on the site server. */
  readonly apiOrigin: string;
  /** The URL's query. Links of the site have none, except within a page. */
  readonly query: Readonly<Record<string, string>>;
  /** The visitor comes back to a history entry of this tab: data of before may be shown at once. Never on the site server. */
  readonly isReturn?: boolean;
  readonly signal: AbortSignal;
}

export interface ExposeModule<
  Params extends object = Readonly<Record<string, string>>,
  Data = unknown,
> {
  readonly default: ComponentType<PageProps<Params, Data>>;
  /**
   * The parts with state: on a page from the server only they hydrate, and the rest stays the HTML that it is. Empty: the
   * code is not even fetched there. Without this export the whole expose is one island.
   */
  readonly islands?: readonly Island[];
  /**
   * Fetches the page's data: on the site server for the first visit, in the browser on client navigation.
   * Null means "not found": the visitor is redirected to `missingPath`. Data of before (`isReturn`) may be returned without
   * a promise: the page is then complete in its first frame, and loads the present data itself.
   * @throws any error of the request; the site server then responds 503, or 404 if the error's `status` is a 4xx caused
   *   by the URL (400, 404, 422 …)
   */
  readonly load?: (params: Params, context: LoadContext) => Data | Promise<Data | null>;
  /** Head of the page, from its data; undefined: that of the route. */
  readonly head?: (data: Data) => PageHead | undefined;
  /** Calendar files that the page links; every release writes them. @param site of routes without `{site}` */
  readonly calendars?: (site: SiteFacts) => readonly CalendarFile[];
  /** Redirect target if `load` returns null; replaces the history entry. */
  readonly missingPath?: string;
}
