import { buildings } from '../../content/household-ranges';
import { chartHeight, chartWidth, homeAt, homeBox } from './chart-geometry';
import { homeAfterKey, nearestHome } from './home-choice';

test('a floor that a line does not have becomes its nearest one', () => {
  expect(nearestHome(buildings, { tower: 3, line: 0, floor: 1 }).floor).toBe(4);
  expect(nearestHome(buildings, { tower: 9, line: 1, floor: 35 }).floor).toBe(28);
});

test('every home has its own box in the drawing, and the box leads back to it', () => {
  for (const [tower, { lines }] of buildings.entries()) {
    for (const [line, { from, to }] of lines.entries()) {
      for (const floor of [from, to]) {
        const { x, y, width, height } = homeBox({ tower, line, floor });
        const point = { x: (x + width / 2) / chartWidth, y: (y + height / 2) / chartHeight };
        expect(homeAt(buildings, point)).toEqual({ tower, line, floor });
      }
    }
  }
});

test('a point between two buildings belongs to the nearest line', () => {
  expect(homeAt(buildings, { x: 0, y: 0 })).toMatchObject({ tower: 0, line: 0 });
  expect(homeAt(buildings, { x: 1, y: 1 })).toMatchObject({ tower: buildings.length - 1 });
});

describe('arrow keys', () => {
  const from = { tower: 0, line: 3, floor: 12 };

  test.each([
    ['ArrowUp', { tower: 0, line: 3, floor: 13 }],
    ['ArrowDown', { tower: 0, line: 3, floor: 11 }],
    ['ArrowLeft', { tower: 0, line: 2, floor: 12 }],
    ['ArrowRight', { tower: 1, line: 0, floor: 12 }],
  ])('%s', (key, to) => {
    expect(homeAfterKey(buildings, from, key)).toMatchObject(to);
  });

  test('to the left out of a building into the last line of the one before', () => {
    expect(homeAfterKey(buildings, { tower: 1, line: 0, floor: 12 }, 'ArrowLeft')).toMatchObject({
      tower: 0,
      line: 3,
    });
  });

  test('at the ends nothing moves, and other keys are left to the browser', () => {
    const end = { tower: 9, line: 3, floor: 28 };
    expect(homeAfterKey(buildings, end, 'ArrowRight')).toMatchObject(end);
    expect(homeAfterKey(buildings, end, 'ArrowUp')).toMatchObject(end);
    expect(homeAfterKey(buildings, end, 'Tab')).toBeUndefined();
  });
});
