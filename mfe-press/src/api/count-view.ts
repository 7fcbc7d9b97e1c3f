import { readViewCount, viewsUrl } from '@site/contract';
import { requestJson } from './request-json';

/** Counts one opening of an article. @returns the new count; undefined when it could not be counted */
export async function countView(site: string, id: string): Promise<number | undefined> {
  try {
    const answer = await requestJson(viewsUrl(site, id), { method: 'POST', keepalive: true });
    return readViewCount(answer).views;
  } catch {
    return undefined;
  }
}
