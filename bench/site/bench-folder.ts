import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** Sites and results; ignored by git and kept from run to run. */
export const benchFolder = join(repositoryRoot, '.cache/bench');
