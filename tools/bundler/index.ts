/** For the webpack.config.ts of each frontend. */
export { remoteConfig, type RemoteOptions } from './webpack/remote-config';
export { shellConfig } from './webpack/shell-config';
export type { FrontendBuild } from './webpack/frontend-build';
