/** For readers of a release: the servers that serve it, the tools that measure it. Writing one: @site/release/publish. */
export { frontendFolder, frontendNames, parseFrontendName, remotesOf } from './frontends';
export type { FrontendName } from './frontends';
export {
  readBuildManifest,
  sbomFile,
  sourceMapsFolder,
  type BuildManifest,
  type ManifestScript,
} from './build-manifest';
export { writeBuildSource, type BuildSource } from './build-source';
export { versionOf } from './build-version';
export { dataFolder } from './data-folder';
export {
  ensureLinkKey,
  readLinkKey,
  signedAddress,
  signLink,
  verifyLink,
  type Link,
  type LinkPurpose,
} from './links/signed-link';
export {
  listPreviews,
  previewBytes,
  previewFolder,
  readPreview,
  removeOldPreviews,
  removePreview,
  type Preview,
} from './previews/preview-folders';
export { messageOf } from './message-of';
export { readHeaders, type PageHeaders } from './page-headers';
export { linkedStylesheets } from './store/page-stylesheets';
export { programFile, type ProgramFile } from './program-file';
export { repositoryRoot } from './repository-root';
export {
  barScript,
  bootScript,
  composeRelease,
  pageRelease,
  readPublicOrigin,
  readRelease,
  type Release,
} from './release';
export { modulesInPage, modulesOfRoute, pageFile, pageTasks } from './render/page-tasks';
export {
  bundleFiles,
  loadRemoteModules,
  loadShellBundle,
  type RenderedDocument,
  type RenderInput,
  type ShellBundle,
  type Stylesheet,
} from './render/shell-bundle';
export {
  liveFolder,
  nextReleaseId,
  readLiveRelease,
  switchLiveRelease,
} from './store/live-release';
export { processStart } from './store/process-start';
export {
  readReleaseManifest,
  type FrontendVersions,
  type ReleaseManifest,
  type StoredManifest,
} from './store/release-manifest';
export {
  publicPath,
  releaseFolder,
  siteFolder,
  sourceMapsOf,
  type SiteFolder,
} from './store/site-folder';
