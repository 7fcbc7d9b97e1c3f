/**
 * Stands in for the federation runtime's preloading (2 KB brotli), which needs a manifest: the shell warms up
 * nothing but the release map.
 */
const refuse = () => {
  throw new Error('preloadRemote needs a manifest; this site names entries directly');
};

export { refuse as formatPreloadArgs, refuse as preloadAssets };
