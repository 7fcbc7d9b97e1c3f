import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseUnit } from './parse-unit';
import { unitTypes, type Unit, type UnitType } from './unit';

const folder = path.resolve(import.meta.dirname, '../data/units');

/** @throws Error that names the file and the wrong place in it */
export function loadUnit(type: UnitType): Unit {
  const file = `${type}.json`;
  return parseUnit(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file);
}

/** In the order of the site's menus. */
export function loadUnits(): readonly Unit[] {
  return unitTypes.map(loadUnit);
}
