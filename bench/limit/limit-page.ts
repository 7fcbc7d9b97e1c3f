import { createHash } from 'node:crypto';

/**
 * The limit page: the same HTML with no script and no web font. No framework can be faster with this content, so it is
 * the reference of every measurement. @param html a page of the site @returns the page without scripts and web fonts;
 * text, pictures, links, forms and styles stay
 */
export function limitPage(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, (script) => (isMetadata(script) ? script : ''))
    .replaceAll(/<link\b[^>]*>/g, (link) => (isForScriptOrFont(link) ? '' : link))
    .replaceAll(
      /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
      (_, open: string, css: string, close: string) => open + withoutWebFonts(css) + close,
    );
}

/**
 * @param css text of a style sheet
 * @returns the same without downloaded faces; faces of the visitor's own machine (`local()`) stay
 */
export function withoutWebFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => (/\burl\(/.test(face) ? '' : face));
}

/** @returns CSP sources of a page's inline styles, without quotes */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

/** Metadata for search engines is part of the content. */
function isMetadata(script: string): boolean {
  return /^<script[^>]*\btype="application\/ld\+json"/.test(script);
}

function isForScriptOrFont(link: string): boolean {
  return (
    /\brel="modulepreload"/.test(link) ||
    (/\brel="(preload|prefetch)"/.test(link) &&
      (/\bas="(script|font)"/.test(link) || /\.(m?js|woff2?)\b/.test(link)))
  );
}
