/** The shape of every federated module. The shell checks it after loading, before anything renders. */
import type { ComponentType } from 'react';
import type { SiteFacts } from '@site/contract';

/** Title and description of a page whose texts depend on its data; static ones are in the contract's heads. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** ISO 8601, for articles. */
  readonly publishedAt?: string;
}

/**
 * `params` come from the route: its constants and its path. `data` is what `load` returned; it is undefined for
 * pages without `load`, and when loading failed in the browser: the page then shows its own failure line.
 */
export interface PageProps<
  Params extends object = Readonly<Record<string, string>>,
  Data = undefined,
> {
  readonly params: Params;
  readonly data: Data | undefined;
}

/** Where and for whom `load` runs. */
export interface LoadContext {
  readonly site: SiteFacts;
  /** '' in the browser; the SSR server names the service it renders from. Put it before API paths. */
  readonly apiOrigin: string;
  /** The address's query on the server, for what works without script; empty on client navigation. */
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface ExposeModule<
  Params extends object = Readonly<Record<string, string>>,
  Data = unknown,
> {
  readonly default: ComponentType<PageProps<Params, Data>>;
  /**
   * Fetches the page's data: on the SSR server for the first visit, in the browser on client navigation.
   * Null means "no such thing": the visitor is sent to `missingPath`.
   * @throws whatever fetching throws; the SSR server then answers 503, or 404 when the error's `status` is a 4xx that
   *   blames the address (400, 404, 422 …)
   */
  readonly load?: (params: Params, context: LoadContext) => Promise<Data | null>;
  /** Head of the page once its data is there. */
  readonly head?: (data: Data) => PageHead;
  /** Where a page without data leads, replacing history. */
  readonly missingPath?: string;
}
