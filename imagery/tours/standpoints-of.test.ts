import { tourOf, type PlanStandpoint } from './standpoints-of';

const places: readonly PlanStandpoint[] = [
  { id: 'living', name: '거실', at: [0, 0], facing: [0, 1000] },
  { id: 'kitchen', name: '주방', at: [1000, 0], facing: [2000, 0] },
  { id: 'master', name: '침실 1', at: [-1000, -1000], facing: [-1000, 0] },
];

test('each standpoint links to all others, at the side where they are', () => {
  const tour = tourOf('84A', places, (name) => `/media/tours/${name}.hash`);
  const ways = Object.fromEntries(
    tour.standpoints.map(({ id, ways }) => [
      id,
      ways.map(({ to, direction }) => [to, direction.yaw]),
    ]),
  );
  expect(ways).toEqual({
    living: [
      ['kitchen', 90],
      ['master', -135],
    ],
    kitchen: [
      ['living', -180],
      ['master', 153],
    ],
    master: [
      ['living', 45],
      ['kitchen', 63],
    ],
  });
  expect(tour.standpoints[0]).toMatchObject({
    panorama: '/media/tours/84A-living.hash',
    still: '/media/tours/84A-living-still.hash',
  });
});

test('links in almost one direction stand below one another, the nearest room on top', () => {
  const ahead: readonly PlanStandpoint[] = [
    { id: 'far', name: '침실', at: [0, 5000], facing: [0, 9000] },
    { id: 'near', name: '거실', at: [100, 2000], facing: [0, 9000] },
    { id: 'entry', name: '현관', at: [0, 0], facing: [0, 1000] },
  ];
  const [, , entry] = tourOf('84A', ahead, (name) => name).standpoints;
  expect(entry?.ways.map(({ to, direction }) => [to, direction.pitch])).toEqual([
    ['far', -16],
    ['near', -8],
  ]);
});
