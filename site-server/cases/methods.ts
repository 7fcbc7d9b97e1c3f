/** Methods that pages and files refuse, and malformed requests. */
import { type EdgeCase, plain, press, refused, page } from './edge-case';

export const methods: readonly EdgeCase[] = [
  refused('POST', '/'),
  refused('DELETE', '/Brand/intro'),
  ...['PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
    ...refused(method, press),
    allow: 'GET, HEAD, POST',
  })),
  refused('POST', '/sitemap.xml'),
  refused('POST', '/remotes/mfe-press/1/entry.js'),
  refused('OPTIONS', '/release.json'),
  ...['/favicon.svg', '/release.json', '/sitemap.xml', '/media/hero.avif'].map((path) => ({
    ...refused('POST', path),
    title: `POST ${path}, 100 KB`,
    body: 'x'.repeat(100_000),
  })),
  { ...page('/Brand/intro', 'HEAD of a page'), method: 'HEAD', text: '' },
];

export const malformed: readonly EdgeCase[] = [
  {
    title: 'broken encoding',
    path: '/%',
    status: 400,
    policy: 'file',
    cache: 'no-cache',
    type: plain,
  },
  {
    title: 'zero byte',
    path: '/Brand%00',
    status: 400,
    policy: 'file',
    cache: 'no-cache',
    type: plain,
  },
];
