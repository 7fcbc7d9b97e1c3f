import type { IncomingMessage } from 'node:http';
import { isLargeForm } from '@site/forwarding';

/**
 * How long the press service may take for a form. Without an answer the edges give up after 10 s (nginx 12 s), on a large form after
 * 30 s (isLargeForm), and send a page without the typed text.
 */
export const formLimits = {
  /** Upload and write together. */
  smallMs: 6_000,
  /**
   * The same of a small form with a file: encoding takes as long as the picture has pixels, however few bytes they need, and
   * uploads wait for each other. With the session a second of the edges' ten remains for a page without data.
   */
  withFileMs: 7_500,
  largeMs: 26_000,
  /** At least this remains for the write after an upload, and for the session after both. */
  stepMs: 1_500,
  /** With less time left the page is rendered without its data, which may take four seconds (packages/release). */
  dataMs: 2_000,
};

export type FormLimits = typeof formLimits;

/** Started once the form is read. */
export function startFormTime(request: IncomingMessage, hasFile: boolean, limits = formLimits) {
  const { smallMs, withFileMs, largeMs } = limits;
  const wholeMs = isLargeForm(request) ? largeMs : hasFile ? withFileMs : smallMs;
  const untilMs = performance.now() + wholeMs;
  // AbortSignal.timeout accepts whole numbers only.
  const leftMs = () => Math.round(untilMs - performance.now());
  return {
    uploadWithinMs: () => leftMs() - limits.stepMs,
    stepWithinMs: () => Math.max(limits.stepMs, leftMs()),
    isLate: () => leftMs() < limits.dataMs,
  };
}
