/** Two builds side by side, for `npm run bench -- reproduce`. */
export { frontendNames, readBuildManifest, repositoryRoot } from '@site/release';
export { linkModules } from './link-modules';
