// Both functions run in the page.

interface Collected {
  problemsOfThisPage?: string[];
}

/** From now on: uncaught errors, console errors and warnings (hydration reports there), violations of the policy. */
export function collectProblems(): void {
  const page = globalThis as Collected;
  if (page.problemsOfThisPage) return;
  const problems: string[] = (page.problemsOfThisPage = []);
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...parts: unknown[]) => {
      problems.push(`${level}: ${parts.map(String).join(' ')}`);
      log.apply(console, parts);
    };
  }
}

/** @returns what was collected, and the addresses that answered 400 and above */
export function readProblems(): string[] {
  const refused = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `request: ${responseStatus} ${name}`);
  return [...((globalThis as Collected).problemsOfThisPage ?? []), ...refused];
}
