import { encodePath, feeds, pathOf, sites, staticPaths } from '@site/contract';

/**
 * Renders sitemap.xml from the route table.
 * @param articlePaths decoded paths, which are available to the site server only
 * @param changes of these articles, in the same order; ISO 8601
 */
export function renderSitemap(
  publicOrigin: string,
  articlePaths: readonly string[],
  changes: readonly string[] = [],
): string {
  const pages = staticPaths().filter(({ route }) => route.indexed);
  const lists = sites.map((site) => pathOf('press-list', { site: site.key }));
  const url = (path: string, changedAt?: string) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `  <url><loc>${publicOrigin}${encodePath(path)}</loc>${lastmod}</url>`;
  };
  const urls = [
    ...[...pages.map(({ path }) => path), ...lists].map((path) => url(path)),
    ...articlePaths.map((path, index) => url(path, changes[index])),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function renderRobots(publicOrigin: string): string {
  // Search engines read an RSS feed as a sitemap of new pages.
  const sitemaps = [
    '/sitemap.xml',
    ...feeds.filter(({ format }) => format === 'rss').map(({ path }) => encodePath(path)),
  ];
  const closed = [
    ...['/forms/', '/registration'],
    ...sites.map((site) => encodePath(pathOf('press-admin', { site: site.key }))),
  ];
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${publicOrigin}${path}`),
    '',
  ].join('\n');
}
