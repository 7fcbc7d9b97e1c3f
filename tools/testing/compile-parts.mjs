// `compile-parts.mjs STAGING FOLDER [SOURCE …]`: compiles every program of the images, and what only tests start, into
// STAGING, which will be renamed to FOLDER. With sources it refuses to compile anything else: compiled-part.ts, which runs it, would
// not notice changes there.
import { imagePrograms } from '../bin/image-programs.mjs';
import { repositoryRoot } from '../bin/repository-root.mjs';
import { compileServers } from '../bin/server-build.mjs';

const [staging = '', folder = '', ...sources] = process.argv.slice(2);
process.chdir(repositoryRoot);
const { metafile } = await compileServers(
  [
    ...imagePrograms,
    'press-service/src/server.ts',
    'form-service/src/server.ts',
    'site-server/src/main.ts',
    'site-server/testing/site-server-host.ts',
    'tools/ship/ship-job.ts',
    'packages/release/src/testing/release-here.ts',
    'packages/service-kit/testing/append-many.ts',
    'form-service/testing/rotate-forever.ts',
  ],
  staging,
  folder,
);

const isListed = (file) => sources.some((source) => `${file}/`.startsWith(`${source}/`));
const unlisted = Object.keys(metafile.inputs).filter((file) => !isListed(file));
if (sources.length > 0 && unlisted.length > 0)
  throw new Error(`Not in the sources of compiled-part.ts: ${unlisted.join(', ')}`);
