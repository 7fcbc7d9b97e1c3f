import type { RemoteName } from '@site/contract';
import { developmentEntry } from './messages';

/** The part of a release manifest that both a page's release block and /release.json have. */
interface Release {
  readonly remotes: Partial<Record<RemoteName, { readonly version?: string }>>;
}

const releaseBlock = /(<script type="application\/json" id="release">)([\s\S]*?)(<\/script>)/;

/** Points a page's release block, or the release manifest itself, to the remotes that are developed here. */
export function replaceRemotes(
  body: Buffer,
  contentType: string,
  names: readonly RemoteName[],
): Buffer {
  if (contentType.startsWith('text/html'))
    return Buffer.from(
      body.toString('utf8').replace(releaseBlock, (_, start: string, json: string, end: string) => {
        return start + pointHere(json, names) + end;
      }),
    );
  const isManifest = contentType.startsWith('application/json') && body.includes('"remotes"');
  return isManifest ? Buffer.from(pointHere(body.toString('utf8'), names)) : body;
}

function pointHere(json: string, names: readonly RemoteName[]): string {
  const { remotes, ...release } = JSON.parse(json) as Release;
  const replaced = Object.entries(remotes).map(([name, remote]) => [
    name,
    names.includes(name as RemoteName)
      ? {
          ...remote,
          version: 'development',
          // No integrity: an edit changes the file.
          entry: { src: developmentEntry(name as RemoteName), integrity: '' },
        }
      : remote,
  ]);
  return JSON.stringify({
    ...release,
    remotes: Object.fromEntries(replaced) as object,
  }).replaceAll('<', '\\u003c');
}
