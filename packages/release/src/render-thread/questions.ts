/** What a process asks its render thread. Only values that can be copied between threads. */
import type { ModuleId, RemoteName, SiteFacts } from '@site/contract';
import type { BundleFiles, RenderedDocument, RenderInput } from '../render/renderer';

/** Runs the `load` of the page's own module first, as the browser would on a navigation. */
export interface LoadQuestion {
  readonly module: ModuleId;
  readonly params: Readonly<Record<string, string>>;
  readonly site: SiteFacts;
  readonly query: Readonly<Record<string, string>>;
  /** Origin of the press service. */
  readonly apiOrigin: string;
}

export interface PageQuestion extends Omit<RenderInput, 'modules' | 'data'> {
  readonly modules: readonly ModuleId[];
  /** Only live pages have one. */
  readonly load?: LoadQuestion;
}

export type PageAnswer =
  | ({ readonly kind: 'page' } & RenderedDocument)
  /** There is no such thing: the visitor is sent to `path`. */
  | { readonly kind: 'missing'; readonly path: string }
  /** The address asks for what cannot be. */
  | { readonly kind: 'not-found' }
  /** `load` failed: the service does not answer in time or not sensibly. */
  | { readonly kind: 'unavailable'; readonly message: string };

/** Question and answer by name. */
export interface Questions {
  /** Evaluates a remote's bundle. Answer: what is wrong with its exposes, nothing for a good one. */
  readonly exposes: { readonly question: RemoteName; readonly answer: readonly string[] };
  readonly page: { readonly question: PageQuestion; readonly answer: PageAnswer };
  readonly sitemap: {
    readonly question: { readonly publicOrigin: string; readonly articlePaths: readonly string[] };
    readonly answer: string;
  };
  readonly robots: { readonly question: string; readonly answer: string };
}

export type QuestionName = keyof Questions;

export type AnswerFunctions = {
  readonly [Name in QuestionName]: (
    question: Questions[Name]['question'],
  ) => Promise<Questions[Name]['answer']>;
};

/** What a thread is started with. */
export interface ThreadData {
  readonly files: BundleFiles;
  /** `sharedInts` 32-bit numbers, which can be read while the thread loops. */
  readonly shared: SharedArrayBuffer;
}

/** Place of the counter that the thread raises as long as its event loop turns, and how often it does. */
export const beatsAt = 0;
export const heartbeatMs = 100;
/** Place of the id of the question that the thread has taken up last. */
export const takenAt = 1;
export const sharedInts = 2;

export interface ToThread {
  readonly id: number;
  readonly name: QuestionName;
  readonly question: unknown;
}

export type FromThread =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
