import { join, relative } from 'node:path';
import type { RemoteName } from '@site/contract';
import { loadFrontendBuild } from '../bundler/webpack/frontend-build';
import { develop } from './develop';
import { developmentRemote } from './development-remote';
import { shellFromFolder } from './development-shell';
import { openMessageChannel } from './message-channel';
import type { DevelopmentServer } from './serve-development';

interface Options {
  /** Absolute path of the repository of one remote. */
  readonly root: string;
  readonly name: RemoteName;
  /** Absolute path of the folder that `writeDevelopmentShell` wrote. */
  readonly shellFolder: string;
  /** The running site, http or https. */
  readonly origin: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly log: (line: string) => void;
}

/** Serves one remote of a repository without the shell's sources, live in a running site. */
export async function developRemote(options: Options): Promise<DevelopmentServer> {
  const { root, name, shellFolder, origin, port, log } = options;
  const cacheFolder = join(root, '.cache/development');
  const channel = openMessageChannel(log);
  const shell = shellFromFolder(shellFolder);
  const build = await loadFrontendBuild(name);
  const remote = developmentRemote({ name, build, shell, cacheFolder, onBuilt: channel.send });
  return develop({
    ...{ root, cacheFolder, origin, port, channel, shell },
    remotes: [remote],
    isWholeSite: false,
    types: 'tsconfig.json',
    compiler: join(root, 'node_modules/typescript/bin/tsc'),
    sources: [{ folder: join(relative(root, build.folder), 'src') }],
  });
}
