/** What a render process is asked and answers. Only values that the structured clone algorithm copies. */
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

/** `data`: instead of what `load` returns. */
export interface PageRequest extends Omit<RenderInput, 'modules'> {
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
  /** Evaluates the shell's bundle. */
  readonly open: { readonly request: null; readonly answer: undefined };
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
  readonly [Name in Exclude<RequestName, 'open'>]: (
    request: Requests[Name]['request'],
  ) => Promise<Requests[Name]['answer']>;
};

export interface ProcessLimits {
  /** How long the shell's bundle may take. */
  readonly openMs: number;
  /** How long the process's event loop may be blocked. */
  readonly stallMs: number;
  /** From the request until the answer. */
  readonly answerMs: number;
  /** Heap of the process; more memory ends it. */
  readonly heapMb: number;
}

/** JSON, as an argument of the process. */
export interface WorkerData {
  readonly files: BundleFiles;
  readonly limits: ProcessLimits;
}
