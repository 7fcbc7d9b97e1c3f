import type { Checks } from '../runner/checks';
import type { HealthyPages } from './healthy-pages';
import type { Visit } from './visit';

/** What no fault may take away: every word, the frame, the links, the phone, the forms; no error, no jump. */
export async function checkWhole(
  checks: Checks,
  visit: Visit,
  healthy: HealthyPages,
  path: string,
): Promise<void> {
  const [is, should] = [await visit.facts(), await healthy.factsOf(path)];
  checks.none('text of the page is missing', missing(should.main, is.main));
  checks.none('text of the frame is missing', missing(should.frame, is.frame));
  checks.none('links are missing', missing(should.links, is.links));
  checks.none('forms are missing', missing(should.forms, is.forms));
  checks.that(
    'the phone link is there',
    is.phoneLinks > 0 && is.phoneLinks >= should.phoneLinks,
    `${is.phoneLinks} instead of ${should.phoneLinks}`,
  );
  checks.that(
    'the page has its height',
    is.mainHeight > should.mainHeight * 0.9,
    `${is.mainHeight} px instead of ${should.mainHeight}`,
  );
  checks.none('uncaught errors', visit.errors);
  checks.none('layout shifts', await visit.layoutShifts());
}

function missing(should: readonly string[], is: readonly string[]): string[] {
  const there = new Set(is);
  return should.filter((text) => !there.has(text));
}
