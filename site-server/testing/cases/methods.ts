/** Methods that pages and files refuse, and malformed requests. */
import { page, plainText, press, refused } from './edge-case';

export const methods = [
  refused('POST', '/'),
  refused('DELETE', '/Brand/intro'),
  ...['PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) =>
    refused(method, press, { allow: 'GET, HEAD, POST' }),
  ),
  refused('POST', '/sitemap.xml'),
  refused('POST', '/remotes/mfe-press/1/entry.js'),
  refused('OPTIONS', '/release.json'),
  ...['/favicon.svg', '/release.json', '/sitemap.xml', '/media/hero.avif'].map((path) =>
    refused('POST', path, { title: `POST ${path}, 100 KB`, body: 'x'.repeat(100_000) }),
  ),
  page('/Brand/intro', 'HEAD of a page', { method: 'HEAD', text: '' }),
];

export const malformed = [
  plainText('broken encoding', '/%', 400),
  plainText('zero byte', '/Brand%00', 400),
];
