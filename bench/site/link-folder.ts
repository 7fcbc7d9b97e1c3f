import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The same files in another folder, as hard links: media files are large and never change. */
export function linkFolder(
  from: string,
  to: string,
  isWanted: (file: string) => boolean = () => true,
): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, isWanted);
    else if (isWanted(source)) linkSync(source, target);
  }
}
