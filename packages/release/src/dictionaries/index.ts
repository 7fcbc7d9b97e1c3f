/** Compression dictionaries of a release (RFC 9842). */
export { dczFolder, dictionariesUnder } from './dcz-folder';
export { dczHeaderBytes, isDczFile } from './dcz-header';
export { dictionaryName, parseAvailableDictionary } from './dictionary-name';
export { readPageDictionaries } from './page-dictionary-record';
export { scriptStem, useAsDictionary } from './script-names';
