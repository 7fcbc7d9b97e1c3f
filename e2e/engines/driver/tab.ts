// What both protocols can do with a browser, in the words of neither. Spoken here and not by a library: those that are still
// maintained need Node 22 (selenium-webdriver, webdriver, puppeteer-core), and a geckodriver, which Debian has not.

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface TabOptions {
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  /** Resolves at the load event. */
  readonly load: (url: string) => Promise<void>;
  /** Runs a function in the page. It and its result are sent as text: no variables around it, values of JSON only. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** What a mouse or a keyboard does, as the browser's own input. */
  readonly perform: (source: InputSource) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly hasScript: boolean;
}

/** A running browser. */
export interface Engine {
  readonly version: string;
  readonly openTab: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** The input sources that WebDriver and WebDriver BiDi have in common. */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly {
        readonly type: 'keyDown' | 'keyUp';
        readonly value: string;
      }[];
    };

/**
 * Not asynchronous: where script is off, a page runs no continuation.
 * @returns source text of a function without parameters that returns the result as JSON
 */
export function asPageScript(
  work: (...args: never[]) => unknown,
  args: readonly unknown[],
): string {
  return `() => JSON.stringify((${String(work)})(...${JSON.stringify(args)}) ?? null)`;
}
