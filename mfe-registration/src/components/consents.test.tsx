import { renderToString } from 'react-dom/server';
import { consentNoticeVersion, defaultSite, type SiteFacts } from '@site/contract';
import { HostProvider, useHost } from '@site/host';
import type { ReactNode } from 'react';
import { consentNotices } from '../content/consent-notices';
import { Consents } from './consents';
import { PrivacyNote } from './privacy-note';

function Site({ mode, children }: { mode: SiteFacts['consentMode']; children: ReactNode }) {
  const host = useHost();
  const site = { ...defaultSite, consentMode: mode };
  return <HostProvider host={{ ...host, site }}>{children}</HostProvider>;
}

const shown = (mode: SiteFacts['consentMode']) =>
  renderToString(
    <Site mode={mode}>
      <Consents prefix="t" />
      <PrivacyNote />
    </Site>,
  );

const words = (html: string) =>
  html
    .replaceAll(/<div[^>]*aria-hidden="true".*?<\/div>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

test('what is shown is what the stored version says: other words need another version [FORM-21]', () => {
  const kept = consentNotices[consentNoticeVersion] ?? ['no words are kept of this version'];
  expect(words(shown('checkbox'))).toBe(kept.join(''));
  expect(words(shown('notice'))).toBe(kept.slice(1).join(''));
});

test('a native post names the version; the required box is there only where the site asks for it [FORM-25]', () => {
  for (const mode of ['notice', 'checkbox'] as const) {
    const html = shown(mode);
    expect(html).toContain(`<input type="hidden" name="_notice" value="${consentNoticeVersion}"/>`);
    const [box = ''] = html.match(/<input[^>]*name="_consent"[^>]*>/) ?? [];
    expect(box.includes(' required=')).toBe(mode === 'checkbox');
  }
});
