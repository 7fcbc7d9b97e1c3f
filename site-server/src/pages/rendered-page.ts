/** A page, feed or sitemap that was rendered on request. */
import type { Encoding } from '../requests/compress-shared';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Of a cached page, from the first visitor who accepts an encoding until its text changes. */
  readonly compressed?: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** The content type of pages. */
export const html = 'text/html; charset=utf-8';

export function renderedPage(
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): RenderedPage {
  return { status, headers: { 'Content-Type': type, ...headers }, body: Buffer.from(text) };
}

/** A missing article redirects to the list. */
export const isMissing: ReadonlySet<number> = new Set([302, 404]);
