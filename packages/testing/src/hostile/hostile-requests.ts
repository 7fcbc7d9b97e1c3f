/**
 * Seeded hostile requests: a known URL, then mutations of its path, query, method, headers and body. The same seed
 * makes the same requests, so a failure can be repeated by its number.
 */
import { defaultSite, encodePath, routes, sessionUrl } from '@site/contract';
import { hostileBodies } from './hostile-bodies';
import { headers, methods, queryNames, words } from './hostile-words';

export interface HostileRequest {
  /** As it goes over the wire, Latin-1. */
  readonly bytes: string;
  readonly method: string;
  /** Its body is shorter than announced: the client hangs up in the middle. */
  readonly isCut: boolean;
}

type Random = () => number;

/** Numbers in [0, 1), the same for the same seed (mulberry32: the low bits are as good as the high ones). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Paths by the service that owns them. Frequent ones are in a list more than once. */
export interface KnownPaths {
  readonly press: readonly string[];
  readonly forms: readonly string[];
  readonly live: readonly string[];
  /** All of them, and paths that only an edge serves. */
  readonly edge: readonly string[];
}

/** @param articleId of an article that exists */
export function knownPaths(articleId: string): KnownPaths {
  const site = encodeURIComponent(defaultSite.key);
  const articles = `/api/press/${site}/articles`;
  const list = `/${site}/press`;
  const missing = '0'.repeat(24);
  const live = [
    ...Array<string>(4).fill(list),
    ...[articleId, missing, 'x', articleId.toUpperCase()].map((id) => `${list}/${id}`),
    '/sitemap.xml',
  ];
  const press = [
    ...Array<string>(6).fill(articles),
    ...[articleId, missing, 'x'].flatMap((id) => [`${articles}/${id}`, `${articles}/${id}/views`]),
    ...[sessionUrl, sessionUrl, `${sessionUrl}/check`],
    ...['/api/press/health/live', '/api/press/health/ready'],
    ...['/api/press/', '/api/', '/api/press/x/articles', '/api/press//articles'],
  ];
  const forms = ['popup', 'visit', 'inquiry', 'popup', 'done', 'failed', 'x', ''].map(
    (name) => `/forms/${name}`,
  );
  const pages = routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => encodePath(path));
  const files = [
    ...['/sitemap.xml', '/robots.txt', '/release.json', '/favicon.ico', '/health', '/nginx_status'],
    ...['/errors/503.html', '/edge-errors/too-many.json', '/current/', '/releases/1/release.json'],
    ...['/remotes/', '/remotes/mfe-press/', '/shell/', '/media/', '/media/pictures/', '/server/'],
    ...['/.well-known/security.txt', '/.git/config', '/wp-login.php', '//', '/*', '*', ''],
    ...['/Promotion/Press', `/${site}/customer`, '/x/press', '/dcz/', 'http://evil.example/'],
  ];
  const edge = [...live, ...live, ...press, ...press, ...forms, ...forms, ...pages, ...files];
  return { press, forms, live, edge };
}

interface Client {
  /** Paths to start from. */
  readonly paths: readonly string[];
  /** The Host header. */
  readonly host: string;
  /** The administrator's: a broken client may be signed in, too. Never sent with DELETE. */
  readonly cookie?: string | undefined;
}

export function hostileRequest(random: Random, { paths, host, cookie }: Client): HostileRequest {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const chance = (probability: number) => random() < probability;
  const word = () => pick(words);

  const path = () => {
    const known = pick(paths);
    if (chance(0.6)) return known;
    return pick<() => string>([
      () => `${known}/`,
      () => `${known}/${word()}`,
      () => known.replace(/[^/]*$/, word),
      () => known.replace(/\/[^/]*/, () => `/${word()}`),
      () => known.replaceAll('/', '//'),
      () => known.replace(/\/([^/]*)$/, '%2f$1'),
      () => `/./x/..${known}`,
      () => known.toUpperCase(),
      () => known.normalize('NFD'),
      () => `/${word()}${known}`,
      () => `${known};${word()}`,
      () => `${known}%00`,
      () => `${known}#${word()}`,
    ])();
  };
  const value = () =>
    chance(0.2) ? `${Math.floor(random() * 36 ** 9).toString(36)}-${'a'.repeat(24)}` : word();
  const query = () => {
    if (chance(0.4)) return '';
    const count = Math.ceil(random() * 3);
    const pairs = Array.from({ length: count }, () => `${pick(queryNames)}=${value()}`);
    return `?${pairs.join(pick(['&', '&', '&&', ';', '?']))}`;
  };
  const method = pick(methods);
  // Spaces and line breaks are encoded: raw ones would only test the parser of the request line.
  const target = (path() + query()).replaceAll(/[ \r\n]/g, '%20').slice(0, 7_500);

  const lines = new Map<string, string>([['Host', host]]);
  if (chance(0.04)) lines.set('Host', pick(['', 'evil.example', '[::1]', 'a:b:c', word()]));
  const count = Math.floor(random() * 5);
  for (let index = 0; index < count; index += 1) {
    const [name, values] = pick(headers);
    lines.set(name, (pick(values) ?? word()).slice(0, 4_000));
  }

  if (cookie !== undefined && method !== 'DELETE' && chance(0.3)) lines.set('Cookie', cookie);

  let body = '';
  let isCut = false;
  if (!['GET', 'HEAD'].includes(method) || chance(0.03)) {
    const { type, body: sent } = pick(hostileBodies);
    if (!lines.has('Content-Type')) lines.set('Content-Type', type);
    // A client that waits for "100 Continue" is a slow client: slow-clients.spec.ts.
    lines.delete('Expect');
    if (chance(0.2)) {
      lines.set('Transfer-Encoding', 'chunked');
      body = sent && `${sent.length.toString(16)}\r\n${sent}\r\n`;
      body += '0\r\n\r\n';
    } else {
      isCut = chance(0.03);
      lines.set('Content-Length', String(sent.length + (isCut ? 10 : 0)));
      body = sent;
    }
  }
  // Never kept alive, so that the response ends with the connection.
  if (!lines.has('Upgrade')) lines.set('Connection', 'close');
  const head = [...lines].map(([name, text]) => `${name}: ${text}`);
  const bytes = [`${method} ${target} HTTP/1.1`, ...head, '', body].join('\r\n');
  return { bytes, method, isCut };
}
