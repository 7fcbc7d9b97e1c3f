/**
 * The score of Mozilla's HTTP Observatory (https://github.com/mdn/mdn-http-observatory, scoring of 2026-11), computed for
 * this site's responses with the checks that apply to them. Starts at 100; extra points count from a score of 90.
 */
interface Scanned {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
  /** Of the https response (tls.test.ts). */
  readonly strictTransport: string | undefined;
  readonly redirectsToHttps: boolean;
}

type Check = (scanned: Scanned) => number;

const halfYearSeconds = 15_768_000;

const checks: Readonly<Record<string, Check>> = {
  'content-security-policy': ({ headers }) => {
    const policy = headers['content-security-policy'];
    if (policy === undefined) return -25;
    if (/unsafe-|(script|object)-src [^;]*(\*|data:|https?:(?!\/))/.test(policy)) return -20;
    return directive(policy, 'default-src') === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => {
    const cookie = headers['set-cookie'];
    if (cookie === undefined) return 0;
    return /secure/i.test(cookie) && /httponly/i.test(cookie) && /samesite/i.test(cookie) ? 5 : -40;
  },
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers['cross-origin-resource-policy'];
    if (policy === 'cross-origin') return -5;
    return policy === 'same-origin' || policy === 'same-site' ? 10 : 0;
  },
  redirection: ({ redirectsToHttps }) => (redirectsToHttps ? 0 : -20),
  'referrer-policy': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
  'strict-transport-security': ({ strictTransport }) => {
    if (strictTransport === undefined) return -20;
    const seconds = Number(/max-age=(\d+)/.exec(strictTransport)?.[1] ?? 0);
    return seconds >= halfYearSeconds ? 0 : -10;
  },
  'subresource-integrity': ({ html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
    if (scripts.some(([, src = '']) => !src.startsWith('/') || src.startsWith('//'))) return -50;
    if (scripts.length === 0) return 0;
    return scripts.every(([tag]) => / integrity="sha(256|384|512)-/.test(tag)) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers }) => {
    if (directive(headers['content-security-policy'] ?? '', 'frame-ancestors') !== undefined)
      return 5;
    return /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
  },
};

export function observatoryScore(scanned: Scanned): number {
  const points = Object.values(checks).map((check) => check(scanned));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const score = Math.max(0, 100 + sum(points.filter((value) => value < 0)));
  return score >= 90 ? score + sum(points.filter((value) => value > 0)) : score;
}

function directive(policy: string, name: string): string | undefined {
  const found = policy.split(';').find((part) => part.trim().split(' ')[0] === name);
  return found?.trim().slice(name.length).trim();
}
