// The announcement in the in-app browsers of Korean phones: on Android a WebView shows a PDF as a white page.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const webView = (app: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 ${app}`;

type AddressFor = (file: URL) => string;
const intent: AddressFor = ({ host, pathname }) =>
  `intent://${host}${pathname}#Intent;scheme=http;package=com.android.chrome;end`;
const apps: readonly [app: string, userAgent: string, address: AddressFor][] = [
  [
    'KakaoTalk',
    webView('KAKAOTALK/25.1.0 (INAPP)'),
    ({ href }) => `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`,
  ],
  ['LINE', webView('Line/14.21.0/IAB'), ({ href }) => `${href}?openExternalBrowser=1`],
  [
    'Instagram',
    webView('Instagram 355.0.0.37.103 Android (34/14; 480dpi; 1080x2340; samsung; SM-S921N)'),
    ({ href }) => `instagram://extbrowser/?url=${encodeURIComponent(href)}`,
  ],
  ['Naver', webView('NAVER(inapp; search; 2000; 12.8.1)'), intent],
  ['Facebook', webView('[FB_IAB/FB4A;FBAV/490.0.0.63.82;IABMV/1;]'), intent],
];

const button = (page: Page) => page.getByRole('link', { name: '모집공고 PDF 확인하기' });

/** @returns the address that the next press in this tab leads to; no app of that scheme is installed here */
async function nextAddress(page: Page, press: () => Promise<void>): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const requested = new Promise<string>((resolve) => {
    session.once('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await press();
  return requested;
}

for (const [app, userAgent, addressFor] of apps)
  test.describe(app, () => {
    test.use({ userAgent, allowedProblems: { requests: /announcement\.pdf/ } });

    test('on Android the button leaves the app, and the figures stay [SALES-10]', async ({
      page,
    }) => {
      await visitHydrated(page, '/SalesInfo/announcement');
      const file = new URL('/announcement.pdf', page.url());
      await expect(button(page)).toHaveAttribute('href', addressFor(file));
      await expect(page.getByRole('link', { name: 'PDF 바로 열기' })).toHaveAttribute(
        'href',
        '/announcement.pdf',
      );
      await expect(page.getByText('총 1,215세대 · 10개동')).toBeVisible();
      expect(await nextAddress(page, () => button(page).click())).toBe(addressFor(file));
    });
  });

test.describe('an in-app browser of iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.1.0',
  });

  test('shows the file itself, in a new tab', async ({ page }) => {
    await visitHydrated(page, '/SalesInfo/announcement');
    await expect(button(page)).toHaveAttribute('href', '/announcement.pdf');
    await expect(button(page)).toHaveAttribute('target', '_blank');
  });
});
