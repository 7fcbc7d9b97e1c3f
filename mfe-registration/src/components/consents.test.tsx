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

const renderConsents = (mode: SiteFacts['consentMode']) =>
  renderToString(
    <Site mode={mode}>
      <Consents prefix="t" />
      <PrivacyNote />
    </Site>,
  );

const textOf = (html: string) =>
  html
    .replaceAll(/<div[^>]*aria-hidden="true".*?<\/div>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

test('the notice on the page equals the stored wording of its version; a change needs a new version [FORM-21]', () => {
  const stored = consentNotices[consentNoticeVersion] ?? ['no wording is stored for this version'];
  expect(textOf(renderConsents('checkbox'))).toBe(stored.join(''));
  expect(textOf(renderConsents('notice'))).toBe(stored.slice(1).join(''));
});

test('a native post sends the version; the required checkbox exists only in mode "checkbox" [FORM-25]', () => {
  for (const mode of ['notice', 'checkbox'] as const) {
    const html = renderConsents(mode);
    expect(html).toContain(`<input type="hidden" name="_notice" value="${consentNoticeVersion}"/>`);
    const [box = ''] = html.match(/<input[^>]*name="_consent"[^>]*>/) ?? [];
    expect(box.includes(' required=')).toBe(mode === 'checkbox');
  }
});
