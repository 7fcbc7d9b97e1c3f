import type { PageRelease } from '@site/contract';
import { hostVersion, isHostInRange } from '@site/host/compatibility';

/**
 * Brings the code that hydration will run into the browser's cache and runs none of it. By fetch and not by
 * `<link rel="preload">`: Chromium warns of a preload that nobody uses. One file after the other, so that a server
 * that hangs holds one connection and not all; the script that runs a file later checks its integrity hash.
 */
export async function prefetchCode({ shell, remotes }: PageRelease): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const files = shell.scripts.map(({ src }) => src);
  for (const { entry, chunks, hostRange } of Object.values(remotes)) {
    // One that does not fit will be refused: not a byte of it is needed.
    if (!isHostInRange(hostVersion, hostRange)) continue;
    files.push(entry.src);
    for (const chunk of chunks ?? []) files.push(entry.src.replace(/[^/]*$/, chunk));
  }
  for (const file of files)
    try {
      await (await fetch(file, { priority: 'low' })).arrayBuffer();
    } catch {
      // The script itself will tell, if anybody ever needs it.
    }
}
