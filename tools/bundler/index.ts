/** What a room's webpack.config.ts may import. */
export { remoteConfig, type RemoteOptions } from './webpack/remote-config';
export { shellConfig } from './webpack/shell-config';
export type { FrontendBuild } from './webpack/frontend-build';
