import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles, publicFolder } from './icon-files';

/** Writes the icons and the web manifest to the root of the site. */
export async function makeIcons(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const files = await iconFiles(sharp);
  for (const [name, content] of files) writeFileSync(path.join(publicFolder, name), content);
  console.log(`icons: ${[...files.keys()].join(', ')}`);
}
