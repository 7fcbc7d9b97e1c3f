import { buildings } from '../../../content/household-ranges';
import { chartHeight, chartWidth, unitAt, unitBox } from './chart-geometry';
import { unitAfterKey, nearestUnit } from './unit-choice';

test('a floor outside the range of a line becomes its nearest floor', () => {
  expect(nearestUnit(buildings, { tower: 3, line: 0, floor: 1 }).floor).toBe(4);
  expect(nearestUnit(buildings, { tower: 9, line: 1, floor: 35 }).floor).toBe(28);
});

test('every unit has its own box in the drawing, and the box maps back to the unit', () => {
  for (const [tower, { lines }] of buildings.entries()) {
    for (const [line, { from, to }] of lines.entries()) {
      for (const floor of [from, to]) {
        const { x, y, width, height } = unitBox({ tower, line, floor });
        const point = { x: (x + width / 2) / chartWidth, y: (y + height / 2) / chartHeight };
        expect(unitAt(buildings, point)).toEqual({ tower, line, floor });
      }
    }
  }
});

test('a point between two buildings maps to the nearest line', () => {
  expect(unitAt(buildings, { x: 0, y: 0 })).toMatchObject({ tower: 0, line: 0 });
  expect(unitAt(buildings, { x: 1, y: 1 })).toMatchObject({ tower: buildings.length - 1 });
});

describe('arrow keys', () => {
  const from = { tower: 0, line: 3, floor: 12 };

  test.each([
    ['ArrowUp', { tower: 0, line: 3, floor: 13 }],
    ['ArrowDown', { tower: 0, line: 3, floor: 11 }],
    ['ArrowLeft', { tower: 0, line: 2, floor: 12 }],
    ['ArrowRight', { tower: 1, line: 0, floor: 12 }],
  ])('%s', (key, to) => {
    expect(unitAfterKey(buildings, from, key)).toMatchObject(to);
  });

  test('ArrowLeft in the first line moves to the last line of the previous building', () => {
    expect(unitAfterKey(buildings, { tower: 1, line: 0, floor: 12 }, 'ArrowLeft')).toMatchObject({
      tower: 0,
      line: 3,
    });
  });

  test('at the ends the choice stays, and other keys are left to the browser', () => {
    const end = { tower: 9, line: 3, floor: 28 };
    expect(unitAfterKey(buildings, end, 'ArrowRight')).toMatchObject(end);
    expect(unitAfterKey(buildings, end, 'ArrowUp')).toMatchObject(end);
    expect(unitAfterKey(buildings, end, 'Tab')).toBeUndefined();
  });
});
