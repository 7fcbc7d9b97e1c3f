import { join } from 'node:path';
import { repository } from '../../packages/build/src/rooms';

/** Sites, peers and results; ignored by git and kept from run to run. */
export const benchFolder = join(repository, '.cache/bench');
