// `compile-parts.mjs STAGING FOLDER`: compiles every program of the images, and the servers that only tests start, into STAGING,
// which will be renamed to FOLDER. compiled-part.ts runs it.
import { imagePrograms } from '../bin/image-programs.mjs';
import { repositoryRoot } from '../bin/repository-root.mjs';
import { compileServers } from '../bin/server-build.mjs';

const [staging = '', folder = ''] = process.argv.slice(2);
process.chdir(repositoryRoot);
await compileServers(
  [
    ...imagePrograms,
    'press-service/src/server.ts',
    'form-service/src/server.ts',
    'nginx/gateway/main.ts',
    'nginx/testing/gateway-host.ts',
  ],
  staging,
  folder,
);
