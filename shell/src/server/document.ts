import { createHash } from 'node:crypto';
import {
  prePaintScript,
  viewsUrl,
  type PageRelease,
  type RouteMatch,
  type ScriptRef,
} from '@site/contract';
import { facesKey, headlineCut } from '@site/design/page-faces';
import type { PageBlock } from '../routes/page-block';
import { headlineLetters } from './headline-letters';

interface DocumentParts {
  /** Fizz output: hoisted head elements, then `<div id="root">…`. */
  readonly body: string;
  readonly styles: string;
  readonly page: PageBlock;
  readonly release: PageRelease;
  readonly boot: ScriptRef;
  readonly structuredData: readonly object[];
  readonly match: RouteMatch | undefined;
}

export interface WrittenDocument {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

const rootStart = '<div id="root">';

/** Puts a rendered page together. Besides the pre-paint script and the boot file
 * all scripts are data, which the CSP does not concern. */
export function writeDocument(parts: DocumentParts): WrittenDocument {
  const { body, styles, boot } = parts;
  const split = body.indexOf(rootStart);
  if (split < 0) throw new Error('The rendered page has no root element');
  const html = [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover">',
    body.slice(0, split),
    '<meta name="theme-color" content="#0b1820"><meta name="format-detection" content="telephone=no">',
    // The other icons (favicon.ico, apple-touch-icon.png) are asked for by their names at the top of the site.
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest">',
    prePaint(body),
    styles,
    viewBeacon(parts),
    `<script defer src="${boot.src}" integrity="${boot.integrity}"></script>`,
    ...parts.structuredData.map((data) => jsonScript('type="application/ld+json"', data)),
    '</head><body>',
    body.slice(split),
    jsonScript('type="application/json" id="release"', parts.release),
    jsonScript('type="application/json" id="page"', parts.page),
    noscriptView(parts),
    '</body></html>\n',
  ].join('');
  return { html, styleHashes: inlineStyles(styles).map(cspHash) };
}

/** After the preload of the page's first picture, which goes before every typeface. */
function prePaint(body: string): string {
  const cut = headlineCut(headlineLetters(body));
  return `<script data-faces="${facesKey}"${cut ? ` data-cut="${cut}"` : ''}>${prePaintScript}</script>`;
}

/** `<` is escaped so that no text can end the script element. */
function jsonScript(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function articleViews({ match }: DocumentParts): string | undefined {
  const id = match?.params['id'];
  return match?.route.id === 'press-article' && id ? viewsUrl(match.site.key, id) : undefined;
}

/** Read by the boot file, which counts the opening. */
function viewBeacon(parts: DocumentParts): string {
  const url = articleViews(parts);
  return url ? `<meta name="view-beacon" content="${url}">` : '';
}

/** Without script a picture of the same path counts. */
function noscriptView(parts: DocumentParts): string {
  const url = articleViews(parts);
  return url ? `<noscript><img src="${url}" alt="" width="1" height="1"></noscript>` : '';
}

function inlineStyles(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
}

function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
