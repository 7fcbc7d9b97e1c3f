import semver from 'semver';
import { satisfy } from './federation-semver';

const versions = ['1.0.0', '1.0.1', '1.2.0', '1.10.3', '6.6.0', '19.3.1', '20.0.0'];

test.each(
  versions.flatMap((have) =>
    ['^', '<=', ''].flatMap((operator) => versions.map((want) => [have, operator + want] as const)),
  ),
)('%s in %s as semver has it', (have, range) => {
  expect(satisfy(have, range)).toBe(semver.satisfies(have, range));
});

test.each(['', '*', '~1.0.0', '>=1.0.0', '^1', '^1.0.0-beta', '^1.0.0 || ^2.0.0'])(
  'a range that nobody here writes, %p, fits nothing',
  (range) => {
    expect(satisfy('1.0.0', range)).toBe(false);
  },
);
