/** What the servers that serve a release may ask of it. */
export { siteFolder, type SiteFolder } from './site-folder';
export {
  readPublicOrigin,
  readRelease,
  pageRelease,
  bootScript,
  modulesOfRoute,
  type Release,
} from './release-map';
export { loadShellBundle, loadRemoteModules, type RenderedDocument } from './renderer';
export { pageFile, readHeaders, type PageHeaders } from './write-generation';
