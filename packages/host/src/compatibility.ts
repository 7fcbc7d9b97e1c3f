/**
 * What stands between a remote's release and a page: asked by the shell, by foreign pages and by the release
 * tool. Apart from index.ts, because remotes need none of it and the release tool needs no React.
 */
export { checkExposeShape } from './check-expose-shape';
export { isHostInRange } from './host-range';
export { hostVersion } from './host-version';
