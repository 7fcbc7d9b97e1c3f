/** The environment of a process: settings, and secrets from files. Imports Node only. */
export { readSettings, type Settings } from './read-settings';
export { parseWholeNumber } from './values';
export { withSecretFiles } from './with-secret-files';
