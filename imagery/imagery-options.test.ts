import { parseImageryOptions } from './imagery-options';

test('names can be given as a list or one by one', () => {
  expect(parseImageryOptions(['--only', '84A,hero', '--only', '101']).only).toEqual([
    '84A',
    'hero',
    '101',
  ]);
  expect(parseImageryOptions([])).toMatchObject({ only: [], isRendering: true, isDraft: false });
  expect(parseImageryOptions(['--cuts']).isCutsOnly).toBe(true);
  expect(parseImageryOptions(['--no-render', '--draft'])).toMatchObject({
    isRendering: false,
    isDraft: true,
  });
});

test.each([[['--onyl', '84A']], [['84A']], [['--threads', 'two']]])(
  '%j is refused with the usage',
  (args) => {
    expect(() => parseImageryOptions(args)).toThrow(/npm run imagery \[-- check \| --only 84A/);
  },
);
