import { encodePath, sharedFile, type Article, type FeedAddress } from '@site/contract';
import { feedText } from '../../content/feed-texts';

/** The content of both formats, with absolute URLs and only characters that both allow. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** URL of the press list. */
  readonly page: string;
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly publishedAt: Date;
  readonly changedAt: Date;
  readonly picture?: { readonly url: string; readonly bytes: number };
}

/** @param articles newest first */
export function composeFeed(
  publicOrigin: string,
  { site, path }: FeedAddress,
  articles: readonly Article[],
): Feed {
  // A feed and the articles are below their list.
  const list = path.slice(0, path.lastIndexOf('/'));
  const urlOf = (decoded: string) => publicOrigin + encodePath(decoded);
  return {
    title: feedText.title(site),
    description: feedText.description(site),
    author: feedText.author,
    page: urlOf(list),
    self: urlOf(path),
    entries: articles.map(({ id, title, summary, content, date, updatedAt = date, picture }) => ({
      url: urlOf(`${list}/${id}`),
      title: printable(title),
      summary: printable(summary),
      content: printable(content),
      publishedAt: new Date(date),
      changedAt: new Date(updatedAt),
      ...pictureOf(publicOrigin, picture),
    })),
  };
}

function pictureOf(publicOrigin: string, picture: Article['picture']): Pick<FeedEntry, 'picture'> {
  const shared = picture && sharedFile(picture.name);
  return shared ? { picture: { url: publicOrigin + shared.url, bytes: picture.shareBytes } } : {};
}

/**
 * Removes the characters that XML 1.0 forbids even when escaped: control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '');
}
