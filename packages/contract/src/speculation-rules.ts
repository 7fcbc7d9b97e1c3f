/**
 * Which next pages a browser may fetch or render ahead, and when (docs/decisions/0019). Every page names this file in
 * a `Speculation-Rules` header. Only pages of the route table are listed, so an API, a form's result, a file or
 * another site is never asked for by it.
 */
import { encodePath, staticPaths } from './route-paths';
import { routes } from './routes';
import { sites } from './site';

/** The build writes it beside the shell's scripts. Its ending stands for the media type that browsers insist on. */
export const speculationRulesFile = 'next-page.speculationrules';
export const speculationRulesType = 'application/speculationrules+json';

/** @returns the value of a page's `Speculation-Rules` header: a list of one quoted address */
export function speculationRulesHeader(shellVersion: string): string {
  return `"/shell/${shellVersion}/${speculationRulesFile}"`;
}

/** Links that open something else than the page they name, lead into this very page, or carry state. */
const neverAhead = [
  'a[data-registration]',
  'a[target]',
  'a[download]',
  'a[href*="#"]',
  'a[href*="?"]',
  'a[aria-current="page"]',
];

/** Where a resting pointer means the next page: header, phone menu, sub-menu and everything in the page itself. */
const likelyNext = ':is(header, [popover], main) a';

/** Unless the boot file has marked the visitor as one who saves data. */
const unlessSaving = 'html:not([data-saver])';

const staticPages = staticPaths()
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/forms/'))
  .map(encodePath);

const ssrPages = routes
  .filter(({ render }) => render === 'ssr')
  .flatMap(({ path }) => sites.map(({ key }) => path.replace(':site', encodeURIComponent(key))));

const links = (pages: readonly string[], selector: string) => ({
  and: [
    { href_matches: pages },
    { selector_matches: `${unlessSaving} ${selector}` },
    { not: { selector_matches: neverAhead } },
  ],
});

/**
 * `moderate`: the pointer rests on the link for 200 ms, or on a phone the link stays in view. `conservative`: the
 * press of the button. Pages of the press are fetched but not rendered ahead: without script their picture would count.
 */
export const speculationRules = {
  prerender: [{ where: links(staticPages, likelyNext), eagerness: 'moderate' }],
  prefetch: [
    { where: links(ssrPages, likelyNext), eagerness: 'moderate' },
    { where: links([...staticPages, ...ssrPages], 'a'), eagerness: 'conservative' },
  ],
};
