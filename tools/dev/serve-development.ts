import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '@site/site-server';
import { answerRequest } from './answer-request';
import type { MessageChannel } from './message-channel';
import type { Frontends } from './render-document';

interface Options extends Frontends {
  /** The running site that the frontends are developed in, http or https. */
  readonly origin: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly channel: MessageChannel;
}

export interface DevelopmentServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Listens on loopback. @throws Error when the port is taken */
export async function serveDevelopment(options: Options): Promise<DevelopmentServer> {
  const { shell, remotes, channel } = options;
  const site = { ...options, pool: openPool(options.origin) };
  const server = createServer((request, response) => void answerRequest(request, response, site));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  await shell.compiled?.start();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      channel.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      for (const compiled of [shell.compiled, ...remotes.map((one) => one.compiled)])
        await compiled?.stop();
    },
  };
}
