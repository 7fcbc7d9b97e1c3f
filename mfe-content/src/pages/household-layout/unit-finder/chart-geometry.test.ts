import { buildings } from '../../../content/household-ranges';
import { chartHeight, chartWidth, unitAt, unitBox } from './chart-geometry';

test('every unit has its own box in the drawing, and the box maps back to the unit', () => {
  for (const [tower, { lines }] of buildings.entries()) {
    for (const [line, { from, to }] of lines.entries()) {
      for (const floor of [from, to]) {
        const { x, y, width, height } = unitBox({ tower, line, floor });
        const point = { x: (x + width / 2) / chartWidth, y: (y + height / 2) / chartHeight };
        expect(unitAt(point)).toEqual({ tower, line, floor });
      }
    }
  }
});

test('a point between two buildings maps to the nearest line', () => {
  expect(unitAt({ x: 0, y: 0 })).toMatchObject({ tower: 0, line: 0 });
  expect(unitAt({ x: 1, y: 1 })).toMatchObject({ tower: buildings.length - 1 });
});
