// `compile-servers.mjs <folder> [<entry> …]`: compiles programs for an image; without an entry all that the shell's image runs.
import { imagePrograms } from './image-programs.mjs';
import { compileServers } from './server-build.mjs';

const [folder = 'dist', ...entries] = process.argv.slice(2);
await compileServers(entries.length > 0 ? entries : imagePrograms, folder);
