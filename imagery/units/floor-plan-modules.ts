import path from 'node:path';
import { committedPlan } from '../svg/committed-drawings';
import { fileNameOf } from '../svg/write-drawings';
import { describeUnit } from './describe-unit';
import { floorPlanFigures } from './floor-plan-figures';
import type { Unit } from './unit';

export const modulesFolder = path.resolve(
  import.meta.dirname,
  '../../mfe-floorplan/src/content/drawn',
);

const head = '/** Written by npm run imagery from imagery/data/units: do not edit. */';

/** The modules generated for mfe-floorplan: file name → TypeScript, formatted as `npm test` checks it. */
export function floorPlanModules(units: readonly Unit[]): ReadonlyMap<string, string> {
  return new Map([
    [
      'plan-files.ts',
      moduleOf('planFiles', units, (unit) =>
        quote(`/media/pictures/${fileNameOf(committedPlan(unit))}`),
      ),
    ],
    ['plan-figures.ts', moduleOf('planFigures', units, figuresOf)],
    [
      'plan-descriptions.ts',
      moduleOf('planDescriptions', units, (unit) => `\n    ${quote(describeUnit(unit))}`),
    ],
  ]);
}

function moduleOf(name: string, units: readonly Unit[], valueOf: (unit: Unit) => string): string {
  const entries = units.map((unit) => `  '${unit.type}': ${valueOf(unit)},`.replace(': \n', ':\n'));
  return [head, `export const ${name} = {`, ...entries, '} as const;', ''].join('\n');
}

function figuresOf(unit: Unit): string {
  const { exclusive, rooms } = floorPlanFigures(unit);
  const lines = rooms.map(
    ({ name, widthM, depthM }) =>
      `      { name: ${quote(name)}, widthM: ${widthM}, depthM: ${depthM} },`,
  );
  return [`{`, `    exclusive: ${exclusive},`, '    rooms: [', ...lines, '    ],', '  }'].join(
    '\n',
  );
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
