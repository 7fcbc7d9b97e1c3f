import type { RemoteName, RemoteRelease } from '@site/contract';
import { type BuildManifest, publicPath } from '@site/release';

interface Replacement {
  readonly name: RemoteName;
  readonly manifest: BuildManifest;
}

const releaseBlock = /(<script type="application\/json" id="release">)([\s\S]*?)(<\/script>)/;

/** Points a page's release block, or the release manifest itself, to this checkout's build of one remote. */
export function replaceRemote(body: Buffer, contentType: string, replacement: Replacement): Buffer {
  if (contentType.startsWith('text/html')) {
    const html = body
      .toString('utf8')
      .replace(releaseBlock, (_, start: string, json: string, end: string) => {
        return start + pointHere(json, replacement) + end;
      });
    return Buffer.from(html);
  }
  const isManifest = contentType.startsWith('application/json') && body.includes('"remotes"');
  return isManifest ? Buffer.from(pointHere(body.toString('utf8'), replacement)) : body;
}

function pointHere(json: string, { name, manifest }: Replacement): string {
  const release = JSON.parse(json) as { remotes: Partial<Record<RemoteName, RemoteRelease>> };
  const released = release.remotes[name];
  const [entry] = manifest.scripts;
  if (!released || !entry) return json;
  release.remotes[name] = {
    ...released,
    version: manifest.version,
    entry: {
      src: `/${publicPath(name, manifest.version)}/${entry.file}`,
      integrity: entry.integrity,
    },
  };
  return JSON.stringify(release).replaceAll('<', '\\u003c');
}
