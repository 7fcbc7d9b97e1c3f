import type { RemoteName, RemoteRelease } from '@site/contract';
import type { Artefact } from '../build/artefact';
import { publicPath } from '../release/site-folder';

interface Replacement {
  readonly name: RemoteName;
  readonly artefact: Artefact;
}

const releaseBlock = /(<script type="application\/json" id="release">)([\s\S]*?)(<\/script>)/;

/** Points a page's release block, or the release map itself, to this checkout's build of one remote. */
export function replaceRemote(body: Buffer, contentType: string, replacement: Replacement): Buffer {
  if (contentType.startsWith('text/html')) {
    const html = body
      .toString('utf8')
      .replace(releaseBlock, (_, start: string, json: string, end: string) => {
        return start + pointHere(json, replacement) + end;
      });
    return Buffer.from(html);
  }
  const isMap = contentType.startsWith('application/json') && body.includes('"remotes"');
  return isMap ? Buffer.from(pointHere(body.toString('utf8'), replacement)) : body;
}

function pointHere(json: string, { name, artefact }: Replacement): string {
  const map = JSON.parse(json) as { remotes: Partial<Record<RemoteName, RemoteRelease>> };
  const released = map.remotes[name];
  const [entry] = artefact.scripts;
  if (!released || !entry) return json;
  map.remotes[name] = {
    ...released,
    version: artefact.version,
    entry: {
      src: `/${publicPath(name, artefact.version)}/${entry.file}`,
      integrity: entry.integrity,
    },
  };
  return JSON.stringify(map).replaceAll('<', '\\u003c');
}
