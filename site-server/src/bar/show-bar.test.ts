import { pageSecurityPolicy } from '@site/contract';
import { html, renderedPage } from '../pages/rendered-page';
import { allowLocal } from './show-bar';

const local = new Map([['mfe-press', 'https://localhost:8443']]);
const policy = pageSecurityPolicy({ styleHashes: [] });
const page = (body: string) => renderedPage(200, html, body, { 'Content-Security-Policy': policy });

test('a page allows scripts and requests of this origin, besides its own, and nothing else', () => {
  const { headers } = allowLocal(page(''), local);
  const changed = (headers['Content-Security-Policy'] ?? '').split('; ');
  const before = policy.split('; ');
  expect(changed.filter((one) => !before.includes(one))).toEqual([
    expect.stringMatching(/^script-src 'self' https:\/\/localhost:8443 'sha256-[^ ]+'$/),
    "connect-src 'self' https://localhost:8443",
  ]);
  expect(before.filter((one) => !changed.includes(one))).toEqual([
    expect.stringMatching(/^script-src/),
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ]);
});

test('the parts of this remote, and no others, are islands that React renders anew', () => {
  const anew = (id: string) =>
    `<div data-module="${id}" data-island="" data-props=""><i hidden=""></i>`;
  const sent = '<div data-module="mfe-content/Home"><div data-module="mfe-press/PressList">text';
  expect(allowLocal(page(sent), local).body.toString()).toBe(
    `<div data-module="mfe-content/Home">${anew('mfe-press/PressList')}text`,
  );
  const island = '<div data-module="mfe-press/PressArticle" data-island="" data-props="">text';
  expect(allowLocal(page(island), local).body.toString()).toBe(
    `${anew('mfe-press/PressArticle')}text`,
  );
});
