/** The build is the same for all remotes; its exposes are listed in the contract. */
import { remoteConfig } from '@site/tools';

export const build = remoteConfig({ name: 'mfe-content', folder: import.meta.dirname });
