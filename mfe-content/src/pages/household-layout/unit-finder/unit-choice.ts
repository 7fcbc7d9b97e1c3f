import { buildings, type Building, type Line } from '../../../content/household-ranges';

/** A unit by position: a building of the list, one of its lines, a floor of that line. */
export interface UnitChoice {
  /** Index in the list of buildings. */
  readonly tower: number;
  /** Index in the lines of the building. */
  readonly line: number;
  readonly floor: number;
}

export interface Unit extends UnitChoice {
  readonly building: Building;
  readonly range: Line;
}

/** Props of everything that shows the chosen unit and can change it. */
export interface UnitChooserProps<Shown extends UnitChoice = UnitChoice> {
  readonly unit: Shown;
  readonly onChoose: (choice: UnitChoice) => void;
}

/** @returns the existing unit nearest to the choice: a floor outside the line becomes its lowest or highest floor */
export function nearestUnit({ tower, line, floor }: UnitChoice): Unit {
  const at = clamp(tower, 0, buildings.length - 1);
  const building = buildings[at];
  const index = clamp(line, 0, (building?.lines.length ?? 1) - 1);
  const range = building?.lines[index];
  if (!building || !range) throw new Error('There is no building to choose a unit in.');
  return { tower: at, line: index, floor: clamp(floor, range.from, range.to), building, range };
}

const steps: Readonly<Record<string, Partial<Record<keyof UnitChoice, number>>>> = {
  ArrowUp: { floor: 1 },
  ArrowDown: { floor: -1 },
  PageUp: { floor: 5 },
  PageDown: { floor: -5 },
  ArrowLeft: { line: -1 },
  ArrowRight: { line: 1 },
};

/** @returns the unit that an arrow or page key moves to, also into the next building; undefined for any other key */
export function unitAfterKey(from: UnitChoice, key: string): Unit | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const line = from.line + (step.line ?? 0);
  const floor = from.floor + (step.floor ?? 0);
  const lines = buildings[from.tower]?.lines.length ?? 0;
  if (line < 0 && from.tower > 0)
    return nearestUnit({ tower: from.tower - 1, line: Infinity, floor });
  if (line >= lines && from.tower < buildings.length - 1)
    return nearestUnit({ tower: from.tower + 1, line: 0, floor });
  return nearestUnit({ tower: from.tower, line, floor });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
