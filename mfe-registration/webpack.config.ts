/** Everything about this build is common to all remotes; what it exposes stands in the contract. */
import { remoteConfig } from '@site/build';

export const build = remoteConfig({ name: 'mfe-registration', folder: import.meta.dirname });
