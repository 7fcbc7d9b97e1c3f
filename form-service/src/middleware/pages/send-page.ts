import type { Response } from 'express';
import { defaultSite, formatDetection, pathOf } from '@site/contract';
import { pageTexts } from '../../content/page-texts';
import { html, Html } from './html';
import { pagePolicy, pageStyle } from './page-style';

/** Exactly the text whose hash the policy names. */
const styleElement = new Html(`<style>${pageStyle}</style>`);

/**
 * Answers with a complete page of this service: it shows one person's data, so it cannot be a released page. Without
 * script; helmet's headers and `no-store` as in every response.
 */
export function sendPage(res: Response, status: number, title: string, content: Html): void {
  const { name, phone } = defaultSite;
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="${formatDetection}" />
        <title>${title} | ${name}</title>
        ${styleElement}
      </head>
      <body>
        <header><a href="/">${name}</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <a href="/">${pageTexts.home}</a>
          <a href="${pathOf('privacy')}">${pageTexts.privacy}</a>
          <a href="${phone.href}">${phone.display}</a>
        </footer>
      </body>
    </html> `;
  res.status(status).set('Content-Security-Policy', pagePolicy).type('html').send(page.text);
}
