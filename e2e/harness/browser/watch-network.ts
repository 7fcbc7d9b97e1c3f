import type { Page } from '@playwright/test';

/** One response as sent over the wire. */
export interface WireResponse {
  readonly url: string;
  readonly type: string;
  readonly encoding: string | undefined;
  /** Header and body, before decoding; 0 from the cache. */
  readonly bytes: number;
  /** `Available-Dictionary` of the request. */
  readonly held: string | undefined;
}

/** The dictionary of all pages, which a browser fetches at idle. */
export const isPageDictionary = ({ url }: WireResponse) => /\/media\/dictionaries\//.test(url);

/** In request order. Reads what Playwright does not expose: encodings, wire sizes, added headers. */
export async function watchNetwork(page: Page): Promise<() => readonly WireResponse[]> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, WireResponse>();
  const change = (id: string, part: Partial<WireResponse>) => {
    const known = responses.get(id) ?? {
      url: '',
      type: '',
      encoding: undefined,
      bytes: 0,
      held: undefined,
    };
    responses.set(id, { ...known, ...part });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    change(requestId, { url: request.url, type: type ?? '' }),
  );
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) =>
    change(requestId, { held: header(headers, 'available-dictionary') }),
  );
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) =>
    change(requestId, { encoding: header(headers, 'content-encoding') }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return () => [...responses.values()];
}

function header(headers: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
