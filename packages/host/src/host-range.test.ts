import semver from 'semver';
import { isHostInRange } from './host-range';

const versions = ['1.0.0', '1.0.1', '1.2.0', '1.10.3', '2.0.0', '3.1.4'];

test.each(versions.flatMap((have) => versions.map((want) => [have, `^${want}`] as const)))(
  'host %s in %s as semver has it',
  (have, range) => {
    expect(isHostInRange(have, range)).toBe(semver.satisfies(have, range));
  },
);

test.each(['', '*', '1.0.0', '>=1', '^1', '^1.0.0-beta', '^1.0.0 || ^2.0.0'])(
  'an unreadable range %p fits nothing',
  (range) => {
    expect(isHostInRange('1.0.0', range)).toBe(false);
  },
);
