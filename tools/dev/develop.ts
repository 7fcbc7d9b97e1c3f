import { checkTypes } from './check-types';
import type { MessageChannel } from './message-channel';
import type { Frontends } from './render-document';
import { serveDevelopment, type DevelopmentServer } from './serve-development';
import { watchSources } from './watch-sources';

interface Options extends Frontends {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path, of this checkout only. */
  readonly cacheFolder: string;
  /** The running site, http or https. */
  readonly origin: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly channel: MessageChannel;
  /** The TypeScript program of what is developed, relative to the root. */
  readonly types: string;
  /** Folders of sources, relative to the root, and what else to do when they change. */
  readonly sources: readonly { readonly folder: string; readonly change?: () => void }[];
}

/**
 * Serves the frontends of a checkout in a running site. An edit is on the open pages at once, with their state; mistakes are
 * shown over them.
 */
export async function develop(options: Options): Promise<DevelopmentServer> {
  const { root, sources, shell, remotes, channel } = options;
  const server = await serveDevelopment(options);
  const types = checkTypes({
    ...{ root, program: options.types, cacheFolder: options.cacheFolder },
    onChecked: channel.send,
  });
  const folders = sources.map(({ folder }) => folder);
  const unwatch = watchSources(root, folders, (changed) => {
    shell.change();
    for (const remote of remotes) remote.change();
    types.change();
    for (const { folder, change } of sources) if (changed.includes(folder)) change?.();
  });
  return {
    ...server,
    async stop() {
      unwatch();
      types.stop();
      await server.stop();
    },
  };
}
