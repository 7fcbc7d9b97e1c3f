import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export type ProblemKind = 'pageErrors' | 'console' | 'csp' | 'requests';

export interface PageProblem {
  readonly kind: ProblemKind;
  readonly text: string;
}

/** Problems that a spec causes on purpose: all of a kind, or only matching ones. */
export type AllowedProblems = Readonly<Partial<Record<ProblemKind, true | RegExp>>>;

/** Logged by Chromium's software driver on machines without a graphics card. */
const driverText = /GL Driver Message/;

const cspText = /Content Security Policy|TrustedHTML|TrustedScript/;

/**
 * Records, for every page of a context: uncaught errors, console errors and warnings (hydration reports there),
 * violations of the Content-Security-Policy, and requests to `origin` that failed or answered 400 and above.
 * @returns the list, which grows while the pages are open
 */
export async function watchProblems(
  context: BrowserContext,
  origin: string,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  const add = (kind: ProblemKind, text: string) => problems.push({ kind, text });
  await context.exposeBinding('reportCspViolation', (_, text: string) => add('csp', text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportCspViolation } = globalThis as unknown as {
        reportCspViolation: (text: string) => void;
      };
      reportCspViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('page', (page) => watchPage(page, origin, add));
  return problems;
}

function watchPage(
  page: Page,
  origin: string,
  add: (kind: ProblemKind, text: string) => void,
): void {
  page.on('pageerror', (error) => add('pageErrors', error.message));
  page.on('console', (message) => {
    const kind = kindOf(message, origin);
    if (kind) add(kind, `${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      add('requests', `${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Aborted: the visitor left, or a player has buffered enough.
    if (request.url().startsWith(origin) && why !== 'net::ERR_ABORTED')
      add('requests', `${why} ${request.url()}`);
  });
}

function kindOf(message: ConsoleMessage, origin: string): ProblemKind | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  if (driverText.test(message.text())) return undefined;
  // Counted once, with the response itself.
  const isOwnRequest = message.location().url.startsWith(origin);
  if (message.text().startsWith('Failed to load resource') && isOwnRequest) return undefined;
  return cspText.test(message.text()) ? 'csp' : 'console';
}

/** @returns the problems that the spec did not allow */
export function unexpectedProblems(
  problems: readonly PageProblem[],
  allowed: AllowedProblems,
): PageProblem[] {
  return problems.filter(({ kind, text }) => {
    const allowance = allowed[kind];
    return allowance === undefined || (allowance !== true && !allowance.test(text));
  });
}
