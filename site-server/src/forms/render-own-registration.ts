import type { Dispatcher } from 'undici';
import { pathOf, type OwnRegistrationAnswer } from '@site/contract';
import { renderedPage, type RenderedPage } from '../pages/rendered-page';
import type { Parts } from '../parts';
import { pageHeaders } from '../release/page-headers';

interface ReadAnswer {
  readonly status: number;
  readonly data: OwnRegistrationAnswer;
  readonly retryAfter?: string | undefined;
}

const unavailable: ReadAnswer = { status: 503, data: { ok: false, error: 'unavailable' } };

/**
 * Answers a native post with the released page `registration`, whose data is the answer of form-service: one person's, so
 * no message of an error is logged.
 * @throws Error if the page cannot be rendered
 */
export function createRenderOwnRegistration({ renderer }: Pick<Parts, 'renderer'>) {
  const render = async ({ status, data, retryAfter }: ReadAnswer): Promise<RenderedPage> => {
    const { release, page } = await renderer.current();
    const path = pathOf('registration');
    const match = release.addresses.match(path);
    const rendered = match && (await page(path, match, { data }));
    if (rendered?.kind !== 'page') throw new Error('The release has no such page');
    return renderedPage(status, 'text/html; charset=utf-8', rendered.html, {
      ...pageHeaders(release, rendered),
      ...(retryAfter && { 'Retry-After': retryAfter }),
    });
  };
  return async (answer: Promise<Dispatcher.ResponseData>): Promise<RenderedPage> => {
    const read = await answer.then(readAnswer).catch(() => unavailable);
    return render(read).catch(() => {
      console.error('Site server: registration: the answer to a form was not rendered');
      throw new Error('not rendered');
    });
  };
}

async function readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData) {
  const data = (await body.json()) as OwnRegistrationAnswer;
  return { status: statusCode, data, retryAfter: headers['retry-after']?.toString() };
}
