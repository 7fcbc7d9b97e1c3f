import { encodePath, pathOf, sites, staticPaths } from '@site/contract';

/** Renders sitemap.xml from the route table. @param articlePaths decoded paths, which only the SSR server knows */
export function renderSitemap(publicOrigin: string, articlePaths: readonly string[]): string {
  const lists = sites.map((site) => pathOf('press-list', { site: site.key }));
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
