import { encodePath, routes, sites, pathOf, staticPaths } from '@site/contract';

/** sitemap.xml from the route table; articles are added by the SSR server, which knows them. */
export function renderSitemap(publicOrigin: string, articlePaths: readonly string[]): string {
  const lists = routes
    .filter((route) => route.id === 'press-list')
    .flatMap((route) => sites.map((site) => pathOf(route.id, { site: site.key })));
  const paths = [
    ...staticPaths()
      .filter(({ route }) => route.indexed)
      .map(({ path }) => path),
    ...lists,
    ...articlePaths,
  ];
  const urls = paths.map((path) => `  <url><loc>${publicOrigin}${encodePath(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function renderRobots(publicOrigin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /forms/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}
