import type { BrowserContext } from '@playwright/test';
import { sessionUrl } from '@site/contract';
import type { Administrator } from './site';
import { siteUnderTest } from './site-under-test';

/** Signs a browser context in through the API, where the sign-in form itself is not the subject. */
export async function signIn(context: BrowserContext, admin: Administrator): Promise<void> {
  const { origin } = siteUnderTest();
  const answer = await context.request.post(`${origin}${sessionUrl}`, {
    data: admin,
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Could not sign in: ${answer.status()}`);
}
