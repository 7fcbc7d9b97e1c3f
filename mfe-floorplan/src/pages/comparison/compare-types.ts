/** The rows of a comparison: the values of both types, and in words which one has more. */
import type { SiteFacts, UnitType } from '@site/contract';
import { comparisonTexts, moreNote, roomSize, widerNote } from '../../content/comparison-texts';
import { typeTexts } from '../../content/type-texts';
import { contractArea, formatArea, supplyArea, type UnitAreas } from '../../content/unit-areas';
import { unitTypeFacts, type RoomSize, type UnitTypeFacts } from '../../content/unit-types';

export interface ComparedCell {
  readonly text: string;
  /** What this type has more of. */
  readonly more?: string;
}

export interface ComparedRow {
  readonly term: string;
  readonly cells: readonly [ComparedCell, ComparedCell];
  /** Both types are equal. */
  readonly isSame: boolean;
}

type Pair<Value> = readonly [Value, Value];

/** @throws RangeError for an unknown type */
export function compareTypes(types: Pair<UnitType>, { householdsByType }: SiteFacts) {
  const pair = [unitTypeFacts(types[0]), unitTypeFacts(types[1])] as const;
  const area = (term: string, of: (areas: UnitAreas) => number) =>
    amounts(term, [of(pair[0].areas), of(pair[1].areas)], {
      write: (value) => `${formatArea(value)}㎡`,
      more: (difference) => widerNote(formatArea(difference)),
    });
  return {
    pair,
    facts: [
      texts(comparisonTexts.layout, [pair[0].layout, pair[1].layout]),
      area(comparisonTexts.exclusive, ({ exclusive }) => exclusive),
      area(typeTexts.supply, supplyArea),
      area(typeTexts.contract, contractArea),
      amounts(typeTexts.households, [householdsByType[types[0]], householdsByType[types[1]]], {
        write: (value) => `${value}${typeTexts.householdUnit}`,
        more: moreNote,
      }),
    ],
    rooms: roomNames(pair).map((name) => roomRow(name, pair)),
  };
}

function texts(term: string, [one, other]: Pair<string>): ComparedRow {
  return { term, cells: [{ text: one }, { text: other }], isSame: one === other };
}

interface Words {
  readonly write: (value: number) => string;
  /** @param difference above 0 */
  readonly more: (difference: number) => string;
}

function amounts(term: string, [one, other]: Pair<number>, { write, more }: Words): ComparedRow {
  const cell = (own: number, against: number): ComparedCell => ({
    text: write(own),
    ...(own > against && { more: more(own - against) }),
  });
  return { term, cells: [cell(one, other), cell(other, one)], isSame: one === other };
}

/** In the order of the type with more rooms. */
function roomNames(pair: Pair<UnitTypeFacts>): readonly string[] {
  const [one, other] = pair;
  const [most, least] = one.rooms.length >= other.rooms.length ? [one, other] : [other, one];
  return [...new Set([...most.rooms, ...least.rooms].map(({ name }) => name))];
}

function roomRow(term: string, pair: Pair<UnitTypeFacts>): ComparedRow {
  const [one, other] = [roomOf(pair[0], term), roomOf(pair[1], term)];
  const cells = [roomCell(one, other), roomCell(other, one)] as const;
  return { term, cells, isSame: cells[0].text === cells[1].text };
}

function roomOf({ rooms }: UnitTypeFacts, wanted: string): RoomSize | undefined {
  return rooms.find(({ name }) => name === wanted);
}

function roomCell(own: RoomSize | undefined, against: RoomSize | undefined): ComparedCell {
  if (!own) return { text: comparisonTexts.noRoom };
  const text = roomSize(own.widthM, own.depthM);
  if (!against) return { text, more: comparisonTexts.onlyHere };
  const difference = (floor(own) - floor(against)) / 100;
  return { text, ...(difference >= leastNoted && { more: widerNote(difference.toFixed(1)) }) };
}

/** In ㎡; less would be written as 0.0. */
const leastNoted = 0.05;

/** In hundredths of ㎡, exactly: widths and depths have one decimal. */
function floor({ widthM, depthM }: RoomSize): number {
  return Math.round(widthM * 10) * Math.round(depthM * 10);
}
