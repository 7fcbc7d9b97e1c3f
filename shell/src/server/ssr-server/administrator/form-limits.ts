import type { IncomingHttpHeaders } from 'node:http';

/** A larger form contains a picture: both edges wait longer for it (nginx/gateway/create-gateway.ts). */
const smallBytes = 1024 * 1024;

/**
 * How long the press service may take for a form. Without an answer the edges give up after 10 s (nginx 12 s), on a large form after
 * 30 s, and send a page without the typed text.
 */
export const formLimits = {
  /** Upload and write together. */
  smallMs: 6_000,
  largeMs: 26_000,
  /** At least this remains for the write after an upload, and for the session after both. */
  stepMs: 1_500,
  /** With less time left the page is rendered without its data, which may take four seconds (packages/release). */
  dataMs: 2_000,
};

export type FormLimits = typeof formLimits;

/** Started once the form is read. */
export function startFormTime(headers: IncomingHttpHeaders, limits = formLimits) {
  const isLarge = Number(headers['content-length'] ?? 0) > smallBytes;
  const untilMs = performance.now() + (isLarge ? limits.largeMs : limits.smallMs);
  // AbortSignal.timeout accepts whole numbers only.
  const leftMs = () => Math.round(untilMs - performance.now());
  return {
    uploadWithinMs: () => leftMs() - limits.stepMs,
    stepWithinMs: () => Math.max(limits.stepMs, leftMs()),
    isLate: () => leftMs() < limits.dataMs,
  };
}
