/** The two JSON blocks of a document: `page`, which it was rendered from, and `release`. Only documents of the site have them. */
import type { RemoteName } from '@site/contract';
import type { RenderInput } from '@site/release';
import { developmentEntry } from './messages';

export const blockStart = (id: 'page' | 'release') => `<script type="application/json" id="${id}">`;

type Page = Pick<RenderInput, 'path' | 'status' | 'publicOrigin' | 'data' | 'admin' | 'release'>;

/** What the site rendered a document from. */
export function readPage(html: string): Page {
  const block = (id: 'page' | 'release'): unknown => {
    const [start, end] = rangeOf(html, id);
    return JSON.parse(html.slice(start, end));
  };
  return { ...(block('page') as Page), release: block('release') as Page['release'] };
}

function rangeOf(html: string, id: 'page' | 'release') {
  const start = html.indexOf(blockStart(id)) + blockStart(id).length;
  return [start, html.indexOf('</script>', start)] as const;
}

/** Points a page's release block, or the release manifest itself, to the remotes that are developed here. */
export function replaceRemotes(
  body: Buffer,
  contentType: string,
  names: readonly RemoteName[],
): Buffer {
  if (contentType.startsWith('text/html') && body.includes(blockStart('release'))) {
    const html = body.toString();
    const [start, end] = rangeOf(html, 'release');
    const block = pointHere(html.slice(start, end), names);
    return Buffer.from(html.slice(0, start) + block + html.slice(end));
  }
  const isManifest = contentType.startsWith('application/json') && body.includes('"remotes"');
  return isManifest ? Buffer.from(pointHere(body.toString(), names)) : body;
}

function pointHere(json: string, names: readonly RemoteName[]): string {
  const release = JSON.parse(json) as { remotes: Partial<Record<RemoteName, object>> };
  for (const name of names) {
    const remote = release.remotes[name];
    // No integrity: an edit changes the file.
    const entry = { src: developmentEntry(name), integrity: '' };
    if (remote) release.remotes[name] = { ...remote, version: 'development', entry };
  }
  return JSON.stringify(release).replaceAll('<', '\\u003c');
}
