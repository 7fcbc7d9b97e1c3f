import { picturesUrl, readUploadedPicture } from '@site/contract';
import { requestJson } from './request-json';

/** A file of 10 MB over a slow network, and its encoding. */
const timeoutMs = 120_000;

/**
 * @param attempt aborted by the caller when another file is chosen, and here after the timeout
 * @returns the name of the stored picture
 * @throws the errors of requestJson, 413 and 422 for a file that is refused
 */
export async function uploadPicture(file: File, attempt: AbortController): Promise<string> {
  const body = new FormData();
  body.append('picture', file);
  const { signal } = attempt;
  // AbortSignal.any is missing in Safari 16.4 and Chrome 111.
  const timer = setTimeout(() => attempt.abort(), timeoutMs);
  try {
    const answer = await requestJson(picturesUrl, { method: 'POST', body, signal });
    return readUploadedPicture(answer).name;
  } finally {
    clearTimeout(timer);
  }
}
