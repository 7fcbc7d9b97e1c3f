import type { PageRelease } from '@site/contract';
import { hostVersion, isHostInRange } from '@site/host/compatibility';

/**
 * Fetches the code for hydration into the browser's cache without running it. Not by `<link rel="preload">`, because
 * Chromium warns about unused preloads. One file at a time, so that a hanging server blocks only one connection. The
 * integrity hash is checked later, when a script element loads the file.
 */
export async function prefetchCode({ shell, remotes }: PageRelease): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const files = shell.scripts.map(({ src }) => src);
  for (const { entry, chunks, hostRange } of Object.values(remotes)) {
    // It would be rejected later anyway.
    if (!isHostInRange(hostVersion, hostRange)) continue;
    files.push(entry.src);
    for (const chunk of chunks ?? []) files.push(entry.src.replace(/[^/]*$/, chunk));
  }
  for (const file of files)
    try {
      await (await fetch(file, { priority: 'low' })).arrayBuffer();
    } catch {
      // The script element reports the error if the file is ever needed.
    }
}
