import type { GatewayConfig } from '../config';
import type { Exchange } from '../exchange';
import { omitRulesForSavers, sendText } from '../responses';
import { dictionariesOfPage } from './dictionaries';
import type { ReleasedPages } from './released-pages';
import { sendFile } from './send-file';

/** @param file of the live release, under pages/ */
export type SendPage = (exchange: Exchange, file: string, status?: number) => void;

/** @param currentPages those of the live release */
export function createPages(
  { usesDictionaries }: GatewayConfig,
  currentPages: () => ReleasedPages | undefined,
): SendPage {
  return ({ request, response }, file, status = 200) => {
    const pages = currentPages();
    if (!pages)
      return sendText(response, 503, 'There is no live release yet. Run: npm run release -- all');
    for (const [name, value] of Object.entries(pages.headersOf(file)))
      response.setHeader(name, value);
    omitRulesForSavers(request, response);
    return sendFile(request, response, {
      root: pages.folder,
      file: `/pages/${file}`,
      cache: 'no-cache',
      hasEtagOnly: true,
      status,
      ...(usesDictionaries &&
        status === 200 && { dictionaries: dictionariesOfPage(file, pages.dictionary, request) }),
    });
  };
}
