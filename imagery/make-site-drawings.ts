/**
 * Draws every SVG of the site model and of the region anew: `npx tsx imagery/make-site-drawings.ts`.
 * Runs as part of `npm run imagery`; the pages learn the new file names from content/drawn-files.ts.
 */
import { writeFileSync } from 'node:fs';
import { drawnFilesModule, drawnFilesSource } from './svg/drawn-files';
import { siteDrawings } from './svg/site-drawings';
import { writeDrawings } from './svg/write-drawings';

const drawings = siteDrawings();
for (const line of writeDrawings(drawings)) console.log(line);
writeFileSync(drawnFilesModule, drawnFilesSource(drawings));
