/** Compression dictionaries of a release (RFC 9842). */
export { dczFolder, dictionariesUnder } from './dcz-folder';
export { compressDcz, dczHeaderBytes, isDczFile } from './dcz';
export { dictionaryName, parseAvailableDictionary } from './dictionary-name';
export { readPageDictionaries } from './page-dictionary-record';
export { writeScriptDictionaries } from './script-dictionaries';
export { scriptStem, useAsDictionary } from './script-names';
