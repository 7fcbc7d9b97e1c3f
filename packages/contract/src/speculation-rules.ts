/**
 * Which next pages a browser may prefetch or prerender, and when (docs/decisions/0019). Every page references this file
 * in a `Speculation-Rules` header. Only pages of the route table are listed, so that no API, form result, file or other
 * site is ever requested speculatively.
 */
import { encodePath, staticPaths } from './route-paths';
import { routes, type RouteEntry } from './routes';
import { sites } from './site';

/** The build writes it beside the shell's scripts. Servers map its extension to the media type that browsers require. */
export const speculationRulesFile = 'next-page.speculationrules';
export const speculationRulesType = 'application/speculationrules+json';

/** @returns the value of a page's `Speculation-Rules` header: a list with one quoted URL */
export function speculationRulesHeader(shellVersion: string): string {
  return `"/shell/${shellVersion}/${speculationRulesFile}"`;
}

/** Links that do not open the linked page, lead to the current page, or carry state. */
const excludedLinks = [
  'a[data-registration]',
  'a[target]',
  'a[download]',
  'a[href*="#"]',
  'a[href*="?"]',
  'a[aria-current="page"]',
];

/** Where a hovered link is likely the next page: header, mobile menu, sub-menu and page content. */
const likelyNext = ':is(header, [popover], main) a';

/** The boot file sets the attribute for visitors who save data. */
const unlessSavingData = 'html:not([data-saver])';

const staticPages = staticPaths()
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/forms/'))
  .map(encodePath);

const ssrRoutes = routes.filter(({ render }) => render === 'ssr');
/** Not an article, whose picture counts a view where scripts are off, nor the administrator's page, which needs the session. */
const isPrerendered = ({ id }: RouteEntry) => id === 'press-list';
const pagesOf = ({ path }: RouteEntry) =>
  sites.map(({ key }) => path.replace(':site', encodeURIComponent(key)));

const prerendered = [...staticPages, ...ssrRoutes.filter(isPrerendered).flatMap(pagesOf)];
const prefetched = ssrRoutes.filter((route) => !isPrerendered(route)).flatMap(pagesOf);

const links = (pages: readonly string[], selector: string) => ({
  and: [
    { href_matches: pages },
    { selector_matches: `${unlessSavingData} ${selector}` },
    { not: { selector_matches: excludedLinks } },
  ],
});

/**
 * `moderate`: the pointer hovers for 200 ms, or on a phone the link stays in view. `conservative`: on pointer down.
 */
export const speculationRules = {
  prerender: [{ where: links(prerendered, likelyNext), eagerness: 'moderate' }],
  prefetch: [
    { where: links(prefetched, likelyNext), eagerness: 'moderate' },
    { where: links([...prerendered, ...prefetched], 'a'), eagerness: 'conservative' },
  ],
};
