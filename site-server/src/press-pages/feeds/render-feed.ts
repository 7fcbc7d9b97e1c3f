import {
  encodePath,
  paragraphsOf,
  partsOf,
  sharedFile,
  type Article,
  type FeedAddress,
} from '@site/contract';
import { feedText } from '../../content/feed-texts';

/**
 * @param articles newest first
 * @returns the document; identical for the same articles, so that readers can use its ETag
 */
export function renderFeed(
  publicOrigin: string,
  address: FeedAddress,
  articles: readonly Article[],
): string {
  const feed = composeFeed(publicOrigin, address, articles);
  return address.format === 'rss' ? renderRss(feed) : renderJsonFeed(feed);
}

type Feed = ReturnType<typeof composeFeed>;

/** The content of both formats, with absolute URLs and only characters that both allow. */
function composeFeed(
  publicOrigin: string,
  { site, path }: FeedAddress,
  articles: readonly Article[],
) {
  // A feed and the articles are below their list.
  const list = path.slice(0, path.lastIndexOf('/'));
  const urlOf = (decoded: string) => publicOrigin + encodePath(decoded);
  return {
    title: feedText.title(site),
    description: feedText.description(site),
    author: feedText.author,
    page: urlOf(list),
    self: urlOf(path),
    entries: articles.map(({ id, title, summary, content, date, updatedAt = date, picture }) => {
      const shared = picture && sharedFile(picture.name);
      return {
        url: urlOf(`${list}/${id}`),
        title: printable(title),
        summary: printable(summary),
        content: printable(content),
        publishedAt: new Date(date),
        changedAt: new Date(updatedAt),
        picture: shared && { url: publicOrigin + shared.url, bytes: picture.shareBytes },
      };
    }),
  };
}

/**
 * Removes the characters that XML 1.0 forbids even when escaped: control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '');
}

/** RSS 2.0, with the full text in content:encoded. https://www.rssboard.org/rss-specification */
function renderRss(feed: Feed): string {
  const changedAt = feed.entries.map((entry) => entry.changedAt.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.page),
    `<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    element('language', 'ko'),
    ...(changedAt.length > 0
      ? [element('lastBuildDate', new Date(Math.max(...changedAt)).toUTCString())]
      : []),
    ...feed.entries.map((entry) => rssItem(entry, feed.author)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem(entry: Feed['entries'][number], author: string): string {
  const { url, title, summary, content, publishedAt, picture } = entry;
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('dc:creator', author),
    element('pubDate', publishedAt.toUTCString()),
    // HTML, unlike the title: a reader removes what looks like a tag.
    element('description', escapeMarkup(summary)),
    element('content:encoded', contentHtml(content)),
    ...(picture
      ? [
          `<enclosure url="${escapeMarkup(picture.url)}" length="${picture.bytes}" type="image/jpeg"/>`,
        ]
      : []),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
function renderJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.description,
    language: 'ko',
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ url, title, summary, content, picture, ...dates }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: contentHtml(content),
      ...(picture && { image: picture.url }),
      date_published: dates.publishedAt.toISOString(),
      date_modified: dates.changedAt.toISOString(),
    })),
  });
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** For text, and for attributes in double quotes, of XML and of HTML. */
function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities.get(letter) ?? '');
}

/** The content of an article as its page shows it: paragraphs, web addresses as links, anything else as text. */
function contentHtml(content: string): string {
  return paragraphsOf(content)
    .map((paragraph) => `<p>${partsOf(paragraph).map(partHtml).join('')}</p>`)
    .join('');
}

function partHtml({ text, href }: { text: string; href?: string }): string {
  const shown = escapeMarkup(text);
  if (href === undefined) return shown;
  return `<a href="${escapeMarkup(href)}" rel="nofollow noopener">${shown}</a>`;
}
