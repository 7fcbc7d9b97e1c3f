import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

/** The shell's bundle for Node in the package @site/tools: the HTML of the remote is rendered with it. */
export const packedShell = join(repositoryRoot, 'node_modules/@site/tools/shell/shell.cjs');
