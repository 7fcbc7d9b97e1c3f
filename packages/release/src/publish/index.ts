/** Writing a release: compress, publish frontends, render pages, switch, roll back. */
export { compressDcz } from '../dictionaries/compress-dcz';
export { writeScriptDictionaries } from '../dictionaries/script-dictionaries';
export { brotliBytes, compressFolder, isCompressed } from '../store/compress';
export {
  defaultPreviewDays,
  makePreview,
  maxPreviewDays,
  presentPreview,
} from '../previews/preview-frontend';
export { readReleaseSettings, type ReleaseSettings } from './release-settings';
export { withReleaseLock } from '../store/release-lock';
export {
  releaseFrontends,
  rollBackFrontends,
  type BeforeSwitch,
  type Switched,
} from './switch-release';
export { writeRelease } from './write-release';
