import { picturesUrl, readUploadedPicture } from '@site/contract';
import { requestJson } from './request-json';

/** A file of 10 MB over a slow network, and its encoding. */
const timeoutMs = 120_000;

/** @returns the name of the stored picture @throws the errors of requestJson, 413 and 422 for a file that is refused */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('picture', file);
  const signal = AbortSignal.timeout(timeoutMs);
  return readUploadedPicture(await requestJson(picturesUrl, { method: 'POST', body, signal })).name;
}
