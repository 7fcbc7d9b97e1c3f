import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** The shell's development build in the package @site/tools. */
export const packedShell = join(repositoryRoot, 'node_modules/@site/tools/shell');
