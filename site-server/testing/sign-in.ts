import { sessionUrl } from '@site/contract';
import { sendRequest } from '@site/testing/send-request';
import type { SmallSite } from './start-site';

/** @returns the `Cookie` header of the administrator's session */
export async function signIn(origin: string, { admin }: SmallSite): Promise<string> {
  const { status, headers } = await sendRequest(origin, {
    method: 'POST',
    path: sessionUrl,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  expect(status).toBe(200);
  return /press\.sid=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
}
