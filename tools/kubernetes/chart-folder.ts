import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

export const chartFolder = join(repositoryRoot, 'deploy/kubernetes');
export const schemaFile = join(chartFolder, 'schema/objects.json');
