/** Everything about this build is common to all remotes; what it exposes stands in the contract. */
import { remoteConfig } from '@site/tools';

export const build = remoteConfig({ name: 'mfe-press', folder: import.meta.dirname });
