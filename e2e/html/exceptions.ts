import type { Finding } from './check-html';

export interface Exception {
  readonly message: string;
  /** Why the page is right and the checker is behind. */
  readonly reason: string;
}

/** All messages of the checker that are not mended: each is about something newer than the checker. */
export const exceptions: readonly Exception[] = [
  {
    message: 'CSS: Unrecognized at-rule “@container”',
    reason: 'Container queries: CSS Conditional Rules 5, in all three engines since 2023.',
  },
  {
    message: "CSS: “container-type”: Property “container-type” doesn't exist.",
    reason: 'The same.',
  },
  {
    message: "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
    reason:
      'Scroll-driven Animations 1; an engine without them shows the shadow of the sub-menu at once.',
  },
  {
    message: "CSS: “animation-range”: Property “animation-range” doesn't exist.",
    reason: 'The same.',
  },
  {
    message: "CSS: “scroll-initial-target”: Property “scroll-initial-target” doesn't exist.",
    reason: 'CSS Scroll Snap 2; an engine without it shows the sub-menu from its start.',
  },
  {
    message: "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
    reason: 'CSS View Transitions 1; an engine without it shows the next page at once.',
  },
  {
    message:
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    reason:
      'HTML allows `blocking` beside rel=expect, which holds back the first frame for the main part.',
  },
];

/** @returns the findings that no exception covers, and the exceptions that cover none */
export function withoutExceptions(
  findings: readonly Finding[],
  all: readonly Exception[],
): { readonly findings: readonly Finding[]; readonly unused: readonly Exception[] } {
  const covered = new Set(all.map(({ message }) => message));
  const found = new Set(findings.map(({ message }) => message));
  return {
    findings: findings.filter(({ message }) => !covered.has(message)),
    unused: all.filter(({ message }) => !found.has(message)),
  };
}
