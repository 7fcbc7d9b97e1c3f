import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutWordFaces } from './fonts/cut-word-faces';
import { committedPlan, committedSiteDrawings, lettersOfDrawings } from './svg/committed-drawings';
import { drawnFilesModule, drawnFilesSource } from './svg/drawn-files';
import { writeDrawings } from './svg/write-drawings';
import { floorPlanModules, modulesFolder } from './units/floor-plan-modules';
import { loadUnits } from './units/load-unit';

/** Draws every SVG, plans and maps, and writes file names and figures of the models into the content of the remotes. */
export async function makeDrawings(): Promise<void> {
  await cutWordFaces(lettersOfDrawings());
  const ofSite = committedSiteDrawings();
  const units = loadUnits();
  for (const line of writeDrawings([...ofSite, ...units.map(committedPlan)])) console.log(line);
  writeFileSync(drawnFilesModule, drawnFilesSource(ofSite));
  mkdirSync(modulesFolder, { recursive: true });
  for (const [file, text] of floorPlanModules(units))
    writeFileSync(path.join(modulesFolder, file), text);
}
