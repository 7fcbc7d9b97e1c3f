import { readViewCount, viewsUrl } from '@site/contract';
import { requestJson } from './request-json';

/** Counts one view of an article. @returns the new count; undefined when the request failed */
export async function countView(site: string, id: string): Promise<number | undefined> {
  try {
    const body = await requestJson(viewsUrl(site, id), { method: 'POST', keepalive: true });
    return readViewCount(body).views;
  } catch {
    return undefined;
  }
}
