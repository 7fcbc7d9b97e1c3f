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

/** @param list path of the site's press list @returns its feeds, RSS first */
export function feedsOf(
  site: SiteFacts,
  list = pathOf('press-list', { site: site.key }),
): readonly FeedAddress[] {
  return formats.map(({ format, file, type }) => ({ site, format, path: `${list}/${file}`, type }));
}

export const feeds: readonly FeedAddress[] = sites.flatMap((site) => feedsOf(site));
