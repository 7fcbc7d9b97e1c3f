import { wayOut } from './way-out';

const file = new URL('https://www.example.com/announcement.pdf');
const encoded = 'https%3A%2F%2Fwww.example.com%2Fannouncement.pdf';
const intent =
  'intent://www.example.com/announcement.pdf#Intent;scheme=https;package=com.android.chrome;end';

const webView = (app: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 ${app}`;
const iPhone = (app: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${app}`;

test.each([
  ['KakaoTalk', webView('KAKAOTALK/25.1.0 (INAPP)'), `kakaotalk://web/openExternal?url=${encoded}`],
  ['LINE', webView('Line/14.21.0/IAB'), `${file.href}?openExternalBrowser=1`],
  [
    'Instagram',
    webView(
      'Instagram 355.0.0.37.103 Android (34/14; 480dpi; 1080x2340; samsung; SM-S921N; e1s; s5e9945; ko_KR; 657300861)',
    ),
    `instagram://extbrowser/?url=${encoded}`,
  ],
  ['Naver', webView('NAVER(inapp; search; 2000; 12.8.1)'), intent],
  ['Facebook', webView('[FB_IAB/FB4A;FBAV/490.0.0.63.82;IABMV/1;]'), intent],
  ['another app', webView(''), intent],
])('%s on Android', (_app, userAgent, address) => {
  expect(wayOut(userAgent, file)).toBe(address);
});

test('a site without TLS', () => {
  expect(wayOut(webView(''), new URL('http://localhost:8080/announcement.pdf'))).toBe(
    'intent://localhost:8080/announcement.pdf#Intent;scheme=http;package=com.android.chrome;end',
  );
});

test.each([
  ['KakaoTalk on iOS', iPhone('KAKAOTALK 25.1.0')],
  ['Naver on iOS', iPhone('NAVER(inapp; search; 2000; 12.8.1; 15PRO)')],
  ['Instagram on iOS', iPhone('Instagram 355.0.0.37.103 (iPhone15,3; iOS 17_6; ko_KR)')],
  [
    'KakaoTalk on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 KAKAOTALK/25.1',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
])('%s shows the file itself', (_browser, userAgent) => {
  expect(wayOut(userAgent, file)).toBeUndefined();
});
