import { use } from 'react';
import { defaultSite, encodePath } from '@site/contract';
import { sharePicture } from '../content/share-picture';
import { usePageVisit } from '../routes/visit-context';

/**
 * Title and meta elements of the page, which React hoists into <head>: the only place that writes them, on the server, at
 * hydration and on every navigation. It is outside the remote boundaries, so that a failing remote leaves no stale title.
 */
export function PageMeta({ publicOrigin }: { publicOrigin: string }) {
  const { head: pending, match, path } = usePageVisit();
  const head = pending instanceof Promise ? use(pending) : pending;
  const url = publicOrigin + encodePath(path);
  const shared = head.picture ?? {
    ...sharePicture,
    url: head.sharePicture ?? sharePicture.file,
    alt: head.sharePicture ? head.title : defaultSite.name,
  };
  const isIndexed = (match?.route.indexed ?? false) && !head.isUnlisted;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, follow'} />
      {isIndexed && <link rel="canonical" href={url} />}
      <meta property="og:type" content={head.publishedAt ? 'article' : 'website'} />
      <meta property="og:site_name" content={defaultSite.name} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {isIndexed && <meta property="og:url" content={url} />}
      <meta property="og:image" content={publicOrigin + shared.url} />
      <meta property="og:image:width" content={String(shared.width)} />
      <meta property="og:image:height" content={String(shared.height)} />
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
