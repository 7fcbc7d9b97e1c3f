/** Compression dictionaries of a release (RFC 9842). */
export { dczFolder, dczHeaderBytes, dictionariesUnder, isDczFile } from './dcz-files';
export {
  dictionaryName,
  parseAvailableDictionary,
  scriptStem,
  useAsDictionary,
} from './dictionary-names';
export { readPageDictionaries } from './page-dictionary-record';
