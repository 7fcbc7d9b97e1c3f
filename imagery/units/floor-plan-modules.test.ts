import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { committedPlan } from '../svg/committed-drawings';
import { contentOf, fileNameOf, filesOf } from '../svg/write-drawings';
import { floorPlanFigures } from './floor-plan-figures';
import { floorPlanModules, modulesFolder } from './floor-plan-modules';
import { loadUnits } from './load-unit';
import { serviceArea } from './unit-areas';

const units = loadUnits();
const stale = 'stale: run npm run imagery';

test.each(units)('the committed sheet of $type is drawn from the current model', (unit) => {
  const drawing = committedPlan(unit);
  expect([stale, filesOf(drawing.name)]).toEqual([stale, [fileNameOf(drawing)]]);
  expect(contentOf(fileNameOf(drawing))).toBe(drawing.svg);
});

test.each([...floorPlanModules(units)])('%s equals the models', (file, text) => {
  const written = path.join(modulesFolder, file);
  expect(existsSync(written) ? readFileSync(written, 'utf8') : stale).toBe(text);
});

test.each(units)('the listed rooms of $type fill most of its area', (unit) => {
  const { exclusive, rooms } = floorPlanFigures(unit);
  const listed = rooms.reduce((sum, { widthM, depthM }) => sum + widthM * depthM, 0);
  expect(listed).toBeLessThan(exclusive + serviceArea(unit));
  expect(listed).toBeGreaterThan(exclusive * 0.8);
});
