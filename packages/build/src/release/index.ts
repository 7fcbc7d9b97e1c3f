/** What the servers that serve a release may ask of it. */
export { siteFolder, type SiteFolder } from './site-folder';
export { currentFolder } from './current-generation';
export {
  readPublicOrigin,
  readRelease,
  pageRelease,
  bootScript,
  type Release,
} from './release-map';
export { bundleFiles } from './renderer';
export { messageOf } from './message-of';
export { modulesInPage, modulesOfRoute, pageFile } from './page-tasks';
export { isDczFile } from './dictionaries/dcz-header';
export { parseAvailableDictionary } from './dictionaries/dictionary-name';
export { readPageDictionaries } from './dictionaries/page-dictionary-record';
export { useAsDictionary } from './dictionaries/script-names';
export { readHeaders, type PageHeaders } from './page-headers';
