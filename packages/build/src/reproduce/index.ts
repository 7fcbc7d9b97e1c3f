/** Two builds side by side, for `npm run bench -- reproduce`. */
export { readArtefact } from '../build/artefact';
export { repository, roomNames } from '../rooms';
export { builtFiles, firstDifference, type BuiltFiles } from './built-files';
export { linkModules } from './link-modules';
