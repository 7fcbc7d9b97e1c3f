/** Small sites and builds for tests of code that reads or writes a release. */
export { decompressDcz } from './decompress-dcz';
export { fakeBuild } from './fake-builds';
export { createFakeSite, origin, type FakeSite } from './fake-site';
