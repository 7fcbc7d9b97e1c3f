/** /.well-known/security.txt: written from the settings and never expired. */
import { securityTxt } from '../src/files/security-txt';
import { sendRequest } from '@site/testing/send-request';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeKind } from '../testing/start-site';

const nobody = '127.0.0.1:1';
const address = { path: '/.well-known/security.txt' };
const dayMs = 86_400_000;

const withEdge = async (
  kind: EdgeKind,
  env: Readonly<Record<string, string>>,
  look: (read: () => Promise<string>) => Promise<void>,
) => {
  const edge = await startEdgeBefore(kind, nobody, env);
  try {
    await look(async () => (await sendRequest(edge.origin, address)).text);
  } finally {
    await edge.stop();
  }
};

test.each(edgeKinds)('%s: contact, date within a year, languages and one address', (kind) =>
  withEdge(
    kind,
    { SECURITY_CONTACT: 'mailto:security@example.com', PUBLIC_ORIGIN: 'https://www.example.com' },
    async (read) => {
      const lines = (await read()).trim().split('\n');
      const expires = Date.parse(lines[1]?.replace('Expires: ', '') ?? '');
      expect(expires).toBeGreaterThan(Date.now() + 30 * dayMs);
      expect(expires).toBeLessThan(Date.now() + 365 * dayMs);
      expect(lines.filter((_, index) => index !== 1)).toEqual([
        'Contact: mailto:security@example.com',
        'Preferred-Languages: ko, en',
        'Canonical: https://www.example.com/.well-known/security.txt',
      ]);
    },
  ),
);

test('after ten years the date is still in the future', () => {
  const later = Date.now() + 3_650 * dayMs;
  expect(
    Date.parse(/Expires: (.*)/.exec(securityTxt(undefined, undefined, later))?.[1] ?? ''),
  ).toBeGreaterThan(later);
});
