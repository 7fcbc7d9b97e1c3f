/** The feeds of each site's articles: their addresses and content types. */
import { pathOf } from './route-paths';
import { sites, type SiteFacts } from './site';

export interface FeedAddress {
  readonly site: SiteFacts;
  readonly format: 'rss' | 'json';
  /** Decoded, below the site's press list. */
  readonly path: string;
  readonly type: string;
}

const formats = [
  { format: 'rss', file: 'feed.xml', type: 'application/rss+xml' },
  { format: 'json', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** @returns the feeds of one site, RSS first */
export function feedsOf(site: SiteFacts): readonly FeedAddress[] {
  const list = pathOf('press-list', { site: site.key });
  return formats.map(({ format, file, type }) => ({ site, format, path: `${list}/${file}`, type }));
}

export const feeds: readonly FeedAddress[] = sites.flatMap(feedsOf);

const byPath = new Map(feeds.map((feed) => [feed.path, feed]));

/** @param path canonical, as `canonicalPath` returns it */
export function matchFeed(path: string): FeedAddress | undefined {
  return byPath.get(path);
}
