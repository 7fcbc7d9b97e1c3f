import type { Counts } from '@site/tools/stage';
import { indent } from '../harness/runner/indent';
import type { Finding } from './check-html';
import type { Exception } from './exceptions';

/**
 * A page is one test, and so is an exception that nothing needs any more: the checker has caught up.
 * @returns the lines to print, each failed page with what was found in it
 */
export function reportOf(
  pages: readonly string[],
  findings: readonly Finding[],
  unused: readonly Exception[],
): { readonly lines: readonly string[]; readonly counts: Counts } {
  const failed = pages.flatMap((page) => {
    const ofPage = findings.filter((finding) => finding.page === page);
    return ofPage.length > 0 ? [[`  ✗ ${page}`, ...ofPage.map(textOf)]] : [];
  });
  const stale = unused.map(({ message }) => [`  ✗ exceptions.ts: nothing needs "${message}"`]);
  return {
    lines: [...failed, ...stale].flat(),
    counts: {
      passed: pages.length - failed.length,
      failed: failed.length + stale.length,
      skipped: 0,
    },
  };
}

const textOf = ({ message, extract }: Finding) => indent(`${message}\n  ${extract.trim()}`);
