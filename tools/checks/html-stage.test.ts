import { readJavaVersion } from './html-stage';

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "1.8.0_392"', 1],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
  ['', undefined],
])('of %j', (output, version) => {
  expect(readJavaVersion(output)).toBe(version);
});
