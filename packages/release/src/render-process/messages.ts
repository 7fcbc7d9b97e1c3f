/** Messages between a process and its render process. Only values that the structured clone algorithm copies. */
import type { ModuleId, RemoteName, SiteFacts } from '@site/contract';
import type {
  BundleFiles,
  RenderedCalendar,
  RenderedDocument,
  RenderInput,
} from '../render/shell-bundle';

/** Runs the `load` of the page's own module first, like the browser on a client navigation. */
export interface LoadRequest {
  readonly module: ModuleId;
  readonly params: Readonly<Record<string, string>>;
  readonly site: SiteFacts;
  readonly query: Readonly<Record<string, string>>;
  /** Origin of the press service. */
  readonly apiOrigin: string;
}

export interface PageRequest extends Omit<RenderInput, 'modules' | 'data'> {
  readonly modules: readonly ModuleId[];
  /** Only SSR pages have one. */
  readonly load?: LoadRequest;
}

export type PageAnswer =
  | ({ readonly kind: 'page' } & RenderedDocument)
  /** The article does not exist: redirects to `path`. */
  | { readonly kind: 'missing'; readonly path: string }
  /** The address is invalid. */
  | { readonly kind: 'not-found' }
  /** `load` failed: the service does not respond in time, or with an error. */
  | { readonly kind: 'unavailable'; readonly message: string };

/** Request and answer by name. */
export interface Requests {
  /** Evaluates a remote's bundle. Answer: the problems of its exposes. */
  readonly exposes: {
    readonly request: {
      readonly remote: RemoteName;
      /** Exposes and the path of a page that shows each. */
      readonly needed: ReadonlyMap<string, string>;
    };
    readonly answer: readonly string[];
  };
  readonly page: { readonly request: PageRequest; readonly answer: PageAnswer };
  readonly sitemap: {
    readonly request: {
      readonly publicOrigin: string;
      readonly articlePaths: readonly string[];
      /** When each of them was changed last; ISO 8601. */
      readonly changes?: readonly string[];
    };
    readonly answer: string;
  };
  readonly robots: { readonly request: string; readonly answer: string };
  /** The files of all pages' `calendars`. */
  readonly calendars: {
    readonly request: {
      /** Texts of the live release's files. */
      readonly former: readonly string[];
      /** ISO 8601. */
      readonly releasedAt: string;
      readonly site: SiteFacts;
    };
    readonly answer: readonly RenderedCalendar[];
  };
}

export type RequestName = keyof Requests;

export type RequestHandlers = {
  readonly [Name in RequestName]: (
    request: Requests[Name]['request'],
  ) => Promise<Requests[Name]['answer']>;
};

export type ToProcess =
  /** The first message. */
  | { readonly kind: 'open'; readonly files: BundleFiles }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly name: RequestName;
      readonly request: unknown;
    };

export const heartbeatMs = 100;

export type FromProcess =
  | { readonly kind: 'open' }
  /** Sent every `heartbeatMs`, as long as the event loop runs. */
  | { readonly kind: 'beat' }
  /** The process starts this request. */
  | { readonly kind: 'taken'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  /** The last message: an error that no request caused, and that ends the process. */
  | { readonly kind: 'crash'; readonly message: string };
