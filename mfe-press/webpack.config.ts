/** The build is the same for all remotes; the exposed modules come from the contract (exposesByRemote). */
import { remoteConfig } from '@site/build';

export const build = remoteConfig({ name: 'mfe-press', folder: import.meta.dirname });
