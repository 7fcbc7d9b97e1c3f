import type { Express } from 'express';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

/** Sends a request to a new route of the app, whose connection ends before the response; resolves once the response is closed. */
export async function requestAndLeave(app: Express, path: string): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    app.get(path, ({ socket }, response) => {
      response.once('close', resolve);
      socket.destroy();
    });
  });
  const { origin, stop } = await serveOnLoopback(app);
  await expect(fetch(origin + path)).rejects.toThrow();
  await closed;
  await stop();
}
