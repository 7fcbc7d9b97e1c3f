import { basename } from 'node:path';
import { updateEdge } from '@site/release/edge';
import { liveFolder, type SiteFolder } from '@site/release';

/** No edge is running there: nginx reads the map when it starts. */
const nobody = 'http://127.0.0.1:9';

/** Writes the map of pages and policies that nginx reads when it starts; a release for the gateway has none. */
export async function writeNginxMap(site: SiteFolder): Promise<void> {
  const next = Number(basename(liveFolder(site)));
  await updateEdge(nobody, () => undefined)?.(site, { previous: undefined, next });
}
