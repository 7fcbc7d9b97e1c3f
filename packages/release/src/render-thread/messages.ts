/** Messages between a process and its render thread. Only values that can be copied between threads. */
import type { ModuleId, RemoteName, SiteFacts } from '@site/contract';
import type { BundleFiles, RenderedDocument, RenderInput } from '../render/renderer';

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
  readonly exposes: { readonly request: RemoteName; readonly answer: readonly string[] };
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
}

export type RequestName = keyof Requests;

export type RequestHandlers = {
  readonly [Name in RequestName]: (
    request: Requests[Name]['request'],
  ) => Promise<Requests[Name]['answer']>;
};

/** `workerData` of the thread. */
export interface ThreadData {
  readonly files: BundleFiles;
  /** `sharedInts` 32-bit numbers, which can be read while the thread loops. */
  readonly shared: SharedArrayBuffer;
}

/** Index of the counter that the thread increments while its event loop runs, and the interval. */
export const beatsAt = 0;
export const heartbeatMs = 100;
/** Index of the id of the last request that the thread has started. */
export const takenAt = 1;
export const sharedInts = 2;

export interface ToThread {
  readonly id: number;
  readonly name: RequestName;
  readonly request: unknown;
}

export type FromThread =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
