import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export type FaultKind = 'pageErrors' | 'console' | 'csp' | 'requests';

export interface Fault {
  readonly kind: FaultKind;
  readonly text: string;
}

/** Faults a spec brings about on purpose: all of a kind, or those whose text matches. */
export type AllowedFaults = Readonly<Partial<Record<FaultKind, true | RegExp>>>;

/** What Chromium's software driver says of its own work where there is no graphics card. */
const driverText = /GL Driver Message/;

const cspText = /Content Security Policy|TrustedHTML|TrustedScript/;

/**
 * Writes down, for every page of a context: uncaught errors, console errors and warnings (hydration speaks there),
 * violations of the Content-Security-Policy, and requests to `origin` that failed or answered 400 and above.
 * @returns the list that grows while the pages live
 */
export async function watchFaults(context: BrowserContext, origin: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const add = (kind: FaultKind, text: string) => faults.push({ kind, text });
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
  return faults;
}

function watchPage(page: Page, origin: string, add: (kind: FaultKind, text: string) => void): void {
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
    // Aborted: the visitor left, or a player has enough.
    if (request.url().startsWith(origin) && why !== 'net::ERR_ABORTED')
      add('requests', `${why} ${request.url()}`);
  });
}

function kindOf(message: ConsoleMessage, origin: string): FaultKind | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  if (driverText.test(message.text())) return undefined;
  // Counted once, where the response itself is seen.
  const isOwnRequest = message.location().url.startsWith(origin);
  if (message.text().startsWith('Failed to load resource') && isOwnRequest) return undefined;
  return cspText.test(message.text()) ? 'csp' : 'console';
}

/** @returns the faults that the spec did not ask for. */
export function unexpectedFaults(faults: readonly Fault[], allowed: AllowedFaults): Fault[] {
  return faults.filter(({ kind, text }) => {
    const allowance = allowed[kind];
    return allowance === undefined || (allowance !== true && !allowance.test(text));
  });
}
