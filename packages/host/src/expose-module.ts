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

/** `params` come from the route: its constants and its path. `data` is what `load` returned. */
export interface PageProps<
  Params extends object = Readonly<Record<string, string>>,
  Data = undefined,
> {
  readonly params: Params;
  readonly data: Data;
}

export interface ExposeModule<
  Params extends object = Readonly<Record<string, string>>,
  Data = unknown,
> {
  readonly default: ComponentType<PageProps<Params, Data>>;
  /**
   * Fetches the page's data on client navigation. Null means "no such thing": the shell goes to `missingPath`.
   * On a first visit the data comes from the HTML instead and this is not called.
   */
  readonly load?: (params: Params, site: SiteFacts) => Promise<Data | null>;
  /** Head of the page once its data is there. */
  readonly head?: (data: Data) => PageHead;
  /** Where a page without data leads, replacing history. */
  readonly missingPath?: string;
}
