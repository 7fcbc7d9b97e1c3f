import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFilesModule, drawnFilesSource } from './svg/drawn-files';
import { drawPlan } from './svg/plan/draw-plan';
import { siteDrawings } from './svg/site-drawings';
import { writeDrawings } from './svg/write-drawings';
import { floorPlanModules, modulesFolder } from './units/floor-plan-modules';
import { loadUnits } from './units/load-unit';

/** Draws every SVG anew, plans and maps, and tells the rooms their file names and what the models say in figures. */
export function makeDrawings(): void {
  const ofSite = siteDrawings();
  const units = loadUnits();
  for (const line of writeDrawings([...ofSite, ...units.map(drawPlan)])) console.log(line);
  writeFileSync(drawnFilesModule, drawnFilesSource(ofSite));
  mkdirSync(modulesFolder, { recursive: true });
  for (const [file, text] of floorPlanModules(units))
    writeFileSync(path.join(modulesFolder, file), text);
}
