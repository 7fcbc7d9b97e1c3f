/** /.well-known/security.txt: written from the settings and never expired. */
import { securityTxt } from '../src/files/security-txt';
import { sendRequest } from '@site/testing/send-request';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const dayMs = 86_400_000;

test.each(edgeKinds)('%s: contact, date within a year, languages and one address', async (kind) => {
  const edge = await startEdgeBefore(kind, '127.0.0.1:1', {
    SECURITY_CONTACT: 'mailto:security@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
  });
  const { text } = await sendRequest(edge.origin, { path: '/.well-known/security.txt' });
  await edge.stop();
  const lines = text.trim().split('\n');
  const expires = Date.parse(lines[1]?.replace('Expires: ', '') ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * dayMs);
  expect(expires).toBeLessThan(Date.now() + 365 * dayMs);
  expect(lines.filter((_, index) => index !== 1)).toEqual([
    'Contact: mailto:security@example.com',
    'Preferred-Languages: ko, en',
    'Canonical: https://www.example.com/.well-known/security.txt',
  ]);
});

test('after ten years the date is still in the future', () => {
  const later = Date.now() + 3_650 * dayMs;
  expect(
    Date.parse(/Expires: (.*)/.exec(securityTxt(undefined, undefined, later))?.[1] ?? ''),
  ).toBeGreaterThan(later);
});
