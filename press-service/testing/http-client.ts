/** fetch with a cookie jar for one service, as one browser would be. */
export interface HttpClient {
  /** The session cookie as the browser would send it, if there is one. */
  cookie(): string | undefined;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A string or URLSearchParams is sent as it is, anything else as JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit): Promise<Response>;
}

export function createHttpClient(origin: string): HttpClient {
  let cookie: string | undefined;

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookie && !headers.has('Cookie')) headers.set('Cookie', cookie);
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = /Expires=Thu, 01 Jan 1970/.test(set) ? undefined : set.split(';')[0];
    return response;
  }

  const sendBody =
    (method: string) =>
    (path: string, body?: unknown, headers = {}) => {
      const isRaw =
        body === undefined || typeof body === 'string' || body instanceof URLSearchParams;
      return send(path, {
        method,
        body: isRaw ? (body ?? null) : JSON.stringify(body),
        headers: { ...(!isRaw && { 'Content-Type': 'application/json' }), ...headers },
      });
    };

  return {
    send,
    cookie: () => cookie,
    get: (path, headers = {}) => send(path, { headers }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    delete: (path, headers = {}) => send(path, { method: 'DELETE', headers }),
  };
}
