import path from 'node:path';
import { repositoryRoot } from '@site/release';

/** Where a tool leaves its report for the summary of the checks; ignored by git. */
export const reportFolder = path.join(repositoryRoot, '.cache/checks');
