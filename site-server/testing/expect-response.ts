/** Compares one response of an edge with its row of the table. */
import { createHash } from 'node:crypto';
import {
  commonSecurityHeaders,
  fileSecurityPolicy,
  pageSecurityHeaders,
  pageSecurityPolicy,
  tourSecurityHeaders,
  tourSecurityPolicy,
} from '@site/contract';
import { speculationRulesHeader } from '@site/contract/speculation-rules';
import type { EdgeCase } from './cases/edge-case';
import { sendRequest, type TestResponse } from '@site/testing/send-request';

export async function expectResponse(origin: string, edgeCase: EdgeCase): Promise<void> {
  const answer = await sendRequest(origin, edgeCase);
  const { headers } = answer;
  const seen = {
    status: answer.status,
    ...(edgeCase.cache !== undefined && { cache: headers['cache-control'] }),
    ...(edgeCase.type !== undefined && { type: headers['content-type'] }),
    ...(edgeCase.location !== undefined && { location: headers['location'] }),
    ...(edgeCase.encoding !== undefined && { encoding: headers['content-encoding'] }),
    ...(edgeCase.allow !== undefined && { allow: headers['allow'] }),
    ...(edgeCase.vary !== undefined && { vary: headers['vary'] }),
    ...(edgeCase.useAsDictionary !== undefined && {
      useAsDictionary: headers['use-as-dictionary'] ?? null,
    }),
  };
  const { status, cache, type, location, encoding, allow, vary, useAsDictionary } = edgeCase;
  const wanted = { status, cache, type, location, encoding, allow, vary, useAsDictionary };
  expect(seen).toEqual(JSON.parse(JSON.stringify(wanted)));
  expect(answer.repeated).toEqual([]);
  if (edgeCase.status >= 400) expect(headers['cache-control'] ?? '').not.toContain('31536000');
  expectHeaders(answer, edgeCase);
  if (edgeCase.text !== undefined) expect(answer.text).toContain(edgeCase.text);
}

/** Headers of some responses only, listed so that they are absent from all others. */
const none = {
  'Reporting-Endpoints': undefined,
  'Cross-Origin-Embedder-Policy': undefined,
  'X-Powered-By': undefined,
  'Access-Control-Allow-Origin': undefined,
};
const headersOfPolicy = {
  page: pageSecurityHeaders(),
  tour: tourSecurityHeaders,
  file: {},
  service: {},
} as const;

function expectHeaders({ headers, text }: TestResponse, edgeCase: EdgeCase) {
  const { policy, isOfRelease, resourcePolicy } = edgeCase;
  const wanted = {
    ...none,
    ...commonSecurityHeaders,
    ...headersOfPolicy[policy],
    ...(resourcePolicy && { 'Cross-Origin-Resource-Policy': resourcePolicy }),
  };
  expect(
    Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name.toLowerCase()]])),
  ).toEqual(wanted);
  // Of nginx, without its version.
  expect([undefined, 'nginx']).toContain(headers['server']);
  // No certificate in these tests.
  expect(headers['strict-transport-security']).toBeUndefined();
  const given = headers['content-security-policy'];
  if (policy === 'file') expect(given).toBe(fileSecurityPolicy);
  else if (policy === 'tour') expect(given).toBe(tourSecurityPolicy);
  else if (policy === 'page') expect(given).toBe(policyOf(text, given));
  else expect(given).toMatch(/^default-src 'none'; ?frame-ancestors 'none'/);
  // Pages but not redirects; a repeated header would appear joined by a comma.
  const hasRules = isOfRelease && edgeCase.headers?.['Save-Data'] !== 'on';
  expect(headers['speculation-rules']).toBe(hasRules ? speculationRulesHeader('1') : undefined);
  if (isOfRelease) {
    // The rules are one of the two headers that depend on it.
    expect(headers['vary']).toContain('Save-Data');
    expect(['x-release', 'x-shell', 'x-remotes'].filter((name) => !headers[name])).toEqual([]);
    expect(headers).not.toHaveProperty('last-modified');
  }
}

/** The only policy that fits the styles in this page; a HEAD has no body, so any page policy passes. */
function policyOf(html: string, given: string | undefined): string | undefined {
  if (html === '') return given?.includes("style-src 'self' 'sha256-") ? given : 'a page policy';
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css ?? '');
  return pageSecurityPolicy({
    styleHashes: styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`),
  });
}
