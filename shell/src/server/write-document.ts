import { createHash } from 'node:crypto';
import {
  encodePath,
  feedsOf,
  formatDetection,
  prePaintScript,
  prePaintScriptHash,
  viewsUrl,
  type PageRelease,
  type RouteMatch,
  type ScriptRef,
} from '@site/contract';
import { facesKey } from '@site/design/page-faces';
import { headerId } from '../frame/header/header';
import type { PageBlock } from '../routes/page-block';

interface DocumentParts {
  /** React's output: hoisted head elements, then `<div id="root">…`. */
  readonly body: string;
  readonly styles: string;
  /** The popup's template. */
  readonly popup: string;
  readonly page: PageBlock;
  readonly release: PageRelease;
  readonly boot: ScriptRef;
  readonly structuredData: readonly object[];
  readonly match: RouteMatch | undefined;
}

const rootStart = '<div id="root">';

/** Assembles a rendered page. All scripts except the pre-paint script and the boot file are data, which the CSP ignores. */
export function writeDocument(parts: DocumentParts) {
  const { body, styles, boot } = parts;
  const split = body.indexOf(rootStart);
  if (split < 0) throw new Error('The rendered page has no root element');
  const views = articleViews(parts);
  const html = [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover">',
    body.slice(0, split),
    `<meta name="theme-color" content="#0b1820"><meta name="format-detection" content="${formatDetection}">`,
    `<link rel="expect" href="#${headerId}" blocking="render">`,
    // Browsers request the other icons (favicon.ico, apple-touch-icon.png) by their well-known paths.
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest">',
    bootScript(boot),
    // After the preload of the page's first picture, which has priority over typefaces.
    `<script data-faces="${facesKey}">${prePaintScript}</script>`,
    styles,
    feedLinks(parts),
    // The boot file reads it to count the view.
    views ? `<meta name="view-beacon" content="${views}">` : '',
    ...parts.structuredData.map((data) => jsonScript('type="application/ld+json"', data)),
    '</head><body>',
    body.slice(split),
    parts.popup,
    jsonScript('type="application/json" id="release"', parts.release),
    jsonScript('type="application/json" id="page"', parts.page),
    // Without script an image request to the same path counts the view.
    views ? `<noscript><img src="${views}" alt="" width="1" height="1"></noscript>` : '',
    '</body></html>\n',
  ].join('');
  return {
    html,
    styleHashes: inlineStyles(styles).map(cspHash),
    scriptHashes: [prePaintScriptHash],
  };
}

/** The pre-paint script takes the element out of the page's first template, which runs it. */
function bootScript({ src, integrity }: ScriptRef): string {
  return `<template><script src="${src}" integrity="${integrity}"></script></template>`;
}

/** `<` is escaped so that no text can end the script element. */
function jsonScript(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function articleViews({ match, page }: DocumentParts): string | undefined {
  const { admin, head } = page;
  // The answer to a form is not another view of the article, and before its date only the administrator sees it.
  if (admin && (admin.result || (head.publishedAt ?? '') > admin.renderedAt)) return undefined;
  const id = match?.params['id'];
  return match?.route.id === 'press-article' && id ? viewsUrl(match.site.key, id) : undefined;
}

/** Where browsers and feed readers look for feeds. */
function feedLinks({ match }: DocumentParts): string {
  if (match?.route.render !== 'ssr') return '';
  return feedsOf(match.site)
    .map(({ type, path }) => `<link rel="alternate" type="${type}" href="${encodePath(path)}">`)
    .join('');
}

function inlineStyles(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
}

function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
