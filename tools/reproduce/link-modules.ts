import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Tools write to these while they build: each checkout needs its own. */
const written = new Set(['.cache', '.federation']);

/**
 * Gives a checkout the installed packages of another: every file under its own real path, as a hard link on the same
 * file system (about a second), else as a copy.
 */
export function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (written.has(entry.name)) continue;
    // Workspaces are linked by relative paths, so the new link leads into the new checkout.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkModules(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
