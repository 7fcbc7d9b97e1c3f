/** Stands in for parts of the federation runtime that this site can never reach; each name is one of them. */
const nothing = undefined;

export { nothing as generatePreloadAssetsPlugin, nothing as snapshotPlugin };

/** Long forms of the runtime's errors: in a remote their codes are enough to find them. */
const noDescriptions = {};

export {
  noDescriptions as buildDescMap,
  noDescriptions as errorDescMap,
  noDescriptions as runtimeDescMap,
  noDescriptions as typeDescMap,
};
