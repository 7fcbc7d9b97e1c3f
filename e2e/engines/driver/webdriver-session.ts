/** One session in WebDriver, the older protocol: a request per command. */
export interface WebdriverSession {
  readonly capabilities: { readonly browserVersion: string };
  /**
   * @param command the part of the address after the session, for example `execute/sync`
   * @throws Error with the browser's message when it refuses the command
   */
  readonly send: <Result = unknown>(command: string, body?: object) => Promise<Result>;
  readonly end: () => Promise<void>;
}

interface Created {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/**
 * @param driver for example `http://127.0.0.1:41873`
 * @param limitMs of the start alone
 * @throws DOMException TimeoutError
 */
export async function startWebdriverSession(
  driver: string,
  alwaysMatch: object,
  limitMs: number,
): Promise<WebdriverSession> {
  const body = { capabilities: { alwaysMatch } };
  const limit = AbortSignal.timeout(limitMs);
  const created = await call<Created>(`${driver}/session`, 'POST', body, limit);
  const session = `${driver}/session/${created.sessionId}`;
  return {
    capabilities: created.capabilities,
    send: (command, body = {}) => call(`${session}/${command}`, 'POST', body),
    end: () => call(session, 'DELETE'),
  };
}

async function call<Result>(
  url: string,
  method: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Result> {
  const answer = await fetch(url, {
    method,
    ...(signal && { signal }),
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const { value } = (await answer.json()) as { value: Result };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(url).pathname}: ${error} ${message}`);
}
