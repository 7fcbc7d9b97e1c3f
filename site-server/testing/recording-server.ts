import { text } from 'node:stream/consumers';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface RecordingServer extends LoopbackServer {
  /** Every request in order of arrival. */
  readonly requests: Recorded[];
}

/** An upstream that accepts everything and echoes method and path of each request. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const served = await serveOnLoopback((request, response) => {
    const { method = '', url = '' } = request;
    const record = (body: string) => {
      requests.push({ method, url, body });
      response.setHeader('Content-Type', 'text/plain');
      response.end(`saw ${method} ${url}\n`);
    };
    // A body that is cut has no end.
    text(request).then(record, () => undefined);
  });
  return { ...served, requests };
}
