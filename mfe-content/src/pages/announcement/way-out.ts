/**
 * In-app browsers of Android show a PDF as a white page; those of iOS show it. Each app has a way of its own to open an address
 * in the device's browser. `intent:` is Android's; KakaoTalk, LINE and Instagram do not follow it in every version.
 */
const apps: readonly (readonly [userAgent: RegExp, addressFor: (file: URL) => string])[] = [
  [/KAKAOTALK/i, ({ href }) => `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`],
  [/ Line\//, ({ href }) => `${href}?openExternalBrowser=1`],
  [/Instagram/, ({ href }) => `instagram://extbrowser/?url=${encodeURIComponent(href)}`],
  // Naver, Facebook, Daum, Band and every other WebView.
  [
    /; wv\)|NAVER\(inapp|\bFB(?:AN|AV|_IAB)\b|DaumApps|BAND\//,
    ({ host, pathname, protocol }) =>
      `intent://${host}${pathname}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`,
  ],
];

/**
 * @param file absolute, without a query
 * @returns the address that opens the file outside of the app; undefined where the browser itself shows it
 */
export function wayOut(userAgent: string, file: URL): string | undefined {
  if (!/Android/.test(userAgent)) return undefined;
  return apps.find(([app]) => app.test(userAgent))?.[1](file);
}
