/** Posts as the pages do. Never follows a redirect, so that tests see the 303 itself. */
type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

export function postJson(url: string, fields: Fields, headers: Headers = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

export function postUrlencoded(
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
}

/** The headers of Chromium's native form post. */
export const browserHeaders: Headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
