import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { sessionUrl } from '@site/contract';
import type { Administrator } from '../site/site';
import { siteUnderTest } from '../site/site-under-test';

/** Cookies of this worker's last sign-in, by password: checking one takes a third of a second. */
const signedIn = new Map<string, Cookie[]>();

/** Signs a browser context in through the API, for specs that do not test the sign-in form. */
export async function signIn(context: BrowserContext, admin: Administrator): Promise<void> {
  const { origin } = siteUnderTest();
  const known = signedIn.get(admin.password);
  if (known) {
    await context.addCookies(known);
    if ((await context.request.get(`${origin}${sessionUrl}`)).ok()) return;
  }
  const answer = await context.request.post(`${origin}${sessionUrl}`, {
    data: admin,
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Could not sign in: ${answer.status()}`);
  signedIn.set(admin.password, await context.cookies(origin));
}

/** Below the list the form is folded; on its own page it is not. */
export async function unfoldSignIn(page: Page): Promise<void> {
  const fold = page.locator('main section > details:not([open]) > summary');
  if ((await fold.count()) > 0) await fold.click();
}

/** Types into the sign-in form of the open page and sends it. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await unfoldSignIn(page);
  await page.getByLabel('관리자 이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '관리자 로그인' }).click();
}
