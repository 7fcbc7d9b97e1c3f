import { basename } from 'node:path';
import { tellEdge } from '../../packages/build/src/edge/tell-edge';
import { currentFolder } from '../../packages/build/src/release/current-generation';
import type { SiteFolder } from '../../packages/build/src/release/site-folder';

/** No edge runs there: the map is read by the nginx that starts next. */
const nobody = 'http://127.0.0.1:9';

/** Writes the map of pages and policies that nginx reads when it starts; a release for the gateway has none. */
export async function writeNginxMap(site: SiteFolder): Promise<void> {
  const next = Number(basename(currentFolder(site)));
  await tellEdge(nobody, () => undefined)?.(site, { previous: undefined, next });
}
