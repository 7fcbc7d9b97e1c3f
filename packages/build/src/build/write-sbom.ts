import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { repository } from '../rooms';

/** In a room's dist/: what it is made of, CycloneDX. */
export const sbomFile = 'sbom.cdx.json';

/**
 * @param folder of the room
 * @throws Error when npm cannot tell
 */
export function writeSbom(folder: string, target: string): void {
  const tool = join(repository, 'packages/build/bin/write-sbom.mjs');
  execFileSync(process.execPath, [tool, target, basename(folder)], { cwd: repository });
}
