import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { pageHeaders } from '../release/page-headers';
import type { Parts } from '../parts';
import { dictionariesOfPage } from '../files/dictionaries';
import { sendFile } from '../files/send-file';
import { isOnlySpelling } from '../requests/request-target';
import { omitRulesForSavers, sendText } from '../requests/responses';
import { html, renderedPage } from './rendered-page';
import { sendPrivate } from './send-rendered';

/** @param file of the live release, under pages/ */
export type SendPage = (
  request: Request,
  response: Response,
  file: string,
  status?: 200 | 404 | 503,
) => void;

/** @returns a function that sends a page of the live release with the headers of that release */
export function createSendPage({ config, live }: Pick<Parts, 'config' | 'live'>): SendPage {
  return (request, response, file, status = 200) => {
    const pages = live();
    if (!pages)
      return sendText(response, 503, 'There is no live release yet. Run: npm run release -- all');
    const headers = pageHeaders(pages, pages.inlineHashesOf(file));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (status === 503) response.setHeader('Retry-After', '5');
    if (request.bar) {
      const text = readFileSync(join(pages.folder, 'pages', file), 'utf8');
      return sendPrivate(request, response, renderedPage(status, html, text, headers));
    }
    omitRulesForSavers(request, response);
    return sendFile(request, response, {
      root: pages.folder,
      file: `/pages/${file}`,
      cache: 'no-cache',
      hasEtagOnly: true,
      status,
      isOnlyAddress: status === 200 && isOnlySpelling(request),
      ...(config.usesDictionaries &&
        status === 200 && { dictionaries: dictionariesOfPage(file, pages.dictionary, request) }),
    });
  };
}
