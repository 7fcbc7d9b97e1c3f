/** The environment of a process: settings, and secrets from files. Imports Node only. */
export { isOrigin, mongodbUri, originMustBe } from './addresses';
export { makeFolder, openOwned } from './owned-files';
export { parseWholeNumber, readSettings, type Settings } from './read-settings';
export { withSecretFiles } from './with-secret-files';
