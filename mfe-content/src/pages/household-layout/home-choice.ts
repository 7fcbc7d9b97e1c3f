import type { Building, Line } from '../../content/household-ranges';

/** One home: a building of the list, one of its lines, a floor of that line. */
export interface HomeChoice {
  /** Place in the list of buildings, from 0. */
  readonly tower: number;
  /** Place in the building's lines, from 0. */
  readonly line: number;
  readonly floor: number;
}

export interface Home extends HomeChoice {
  readonly building: Building;
  readonly range: Line;
}

/** @returns the home nearest to what was asked for: a floor the line does not have becomes its lowest or highest */
export function nearestHome(
  buildings: readonly Building[],
  { tower, line, floor }: HomeChoice,
): Home {
  const at = clamp(tower, 0, buildings.length - 1);
  const building = buildings[at];
  const index = clamp(line, 0, (building?.lines.length ?? 1) - 1);
  const range = building?.lines[index];
  if (!building || !range) throw new Error('There is no building to choose a home in.');
  return {
    tower: at,
    line: index,
    floor: clamp(floor, range.from, range.to),
    building,
    range,
  };
}

const steps: Readonly<Record<string, Partial<Record<keyof HomeChoice, number>>>> = {
  ArrowUp: { floor: 1 },
  ArrowDown: { floor: -1 },
  PageUp: { floor: 5 },
  PageDown: { floor: -5 },
  ArrowLeft: { line: -1 },
  ArrowRight: { line: 1 },
};

/** @returns the home that a key leads to, across the gap between two buildings; undefined for every other key */
export function homeAfterKey(
  buildings: readonly Building[],
  from: HomeChoice,
  key: string,
): Home | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const line = from.line + (step.line ?? 0);
  const floor = from.floor + (step.floor ?? 0);
  const lines = buildings[from.tower]?.lines.length ?? 0;
  if (line < 0 && from.tower > 0)
    return nearestHome(buildings, { tower: from.tower - 1, line: Infinity, floor });
  if (line >= lines && from.tower < buildings.length - 1)
    return nearestHome(buildings, { tower: from.tower + 1, line: 0, floor });
  return nearestHome(buildings, { tower: from.tower, line, floor });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
