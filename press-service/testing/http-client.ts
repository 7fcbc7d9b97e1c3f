/** fetch with a cookie jar, as one browser is to one service. */
export interface HttpClient {
  /** Its cookies as the browser would send them, if there are any. */
  cookie(): string | undefined;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A string, URLSearchParams or FormData is sent as it is, anything else as JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit): Promise<Response>;
}

export function createHttpClient(origin: string): HttpClient {
  const jar = new Map<string, string>();

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined;

  function store(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (setCookie.includes('Expires=Thu, 01 Jan 1970')) jar.delete(name);
    else jar.set(name, value);
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const stored = cookie();
    if (stored && !headers.has('Cookie')) headers.set('Cookie', stored);
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
    response.headers.getSetCookie().forEach(store);
    return response;
  }

  const sendBody =
    (method: string) =>
    (path: string, body?: unknown, headers = {}) => {
      const isRaw =
        body === undefined ||
        typeof body === 'string' ||
        body instanceof URLSearchParams ||
        body instanceof FormData;
      return send(path, {
        method,
        body: isRaw ? (body ?? null) : JSON.stringify(body),
        headers: { ...(!isRaw && { 'Content-Type': 'application/json' }), ...headers },
      });
    };

  return {
    send,
    cookie,
    get: (path, headers = {}) => send(path, { headers }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    delete: (path, headers = {}) => send(path, { method: 'DELETE', headers }),
  };
}
