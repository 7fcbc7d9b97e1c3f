/** Compression dictionaries of a release (RFC 9842). */
export { dczFolder, dictionariesUnder } from './dcz-files';
export { dczHeaderBytes, isDczFile } from './dcz-files';
export { dictionaryName, parseAvailableDictionary } from './dictionary-names';
export { readPageDictionaries } from './page-dictionary-record';
export { scriptStem, useAsDictionary } from './dictionary-names';
