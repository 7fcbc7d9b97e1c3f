/** Small sites, builds and an S3 server for tests of code that reads or writes a release. */
export { decompressDcz } from './decompress-dcz';
export { fakeBuild } from './fake-builds';
export { copySite, createFakeSite, origin, type FakeSite } from './fake-site';
export { changedFiles, hashesUnder, type FileHashes } from './hashes-under';
export { startS3Server, whyNoS3, type S3Server } from './versitygw';
export { writeHostileBundle } from './hostile-bundle';
