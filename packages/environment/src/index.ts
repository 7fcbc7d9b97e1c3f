/**
 * The environment of a process: settings, and secrets from files (`NAME_FILE`); the variable itself takes precedence. Blank
 * counts as unset, and one error has all problems. Imports Node only.
 */
export { isOrigin, mongodbUri, originMustBe } from './addresses';
export { makeFolder, openOwned } from './owned-files';
export { openSettings, parseWholeNumber, readSettings, type Settings } from './read-settings';
export { withSecretFiles } from './with-secret-files';
