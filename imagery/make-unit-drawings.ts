/**
 * Draws the plan sheet of every flat and writes what mfe-floorplan says of it: `npx tsx imagery/make-unit-drawings.ts`.
 * Runs as part of `npm run imagery`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPlan } from './svg/plan/draw-plan';
import { writeDrawings } from './svg/write-drawings';
import { floorPlanModules, modulesFolder } from './units/floor-plan-modules';
import { loadUnits } from './units/load-unit';

const units = loadUnits();
for (const line of writeDrawings(units.map(drawPlan))) console.log(line);
mkdirSync(modulesFolder, { recursive: true });
for (const [file, text] of floorPlanModules(units)) {
  writeFileSync(path.join(modulesFolder, file), text);
  console.log(`${file} written`);
}
