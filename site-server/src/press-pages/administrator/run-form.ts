import {
  articlesUrl,
  articleUrl,
  encodePath,
  fillPath,
  noticeId,
  pictureErrors,
  picturesUrl,
  readUploadedPicture,
  sessionUrl,
  withoutSamePicture,
  type FormNotice,
  type FormResult,
  type RouteMatch,
} from '@site/contract';
import type { ServiceAnswer, ServiceRequest } from '../api/call-press-service';
import { RefusedForm, type PlainForm } from './read-plain-form';

export type CallService = (request: ServiceRequest) => Promise<ServiceAnswer>;

interface FormEnd {
  readonly cookies: readonly string[];
  /** The page that the form was sent from, or the target of the redirect. */
  readonly to?: string;
  readonly notice?: FormNotice;
  /** The page is shown again with this; `to` is not set. */
  readonly result?: FormResult;
  readonly status?: number;
}

const idempotencyKey = /^[\w-]{1,100}$/;

/** @returns the key for the form when it is shown again: the same one, because the article may be stored in spite of an error */
export function keyToKeep({ text }: PlainForm, result: FormResult | undefined): string | undefined {
  const key = text('key');
  return idempotencyKey.test(key) && result?.code !== 'idempotency_conflict' ? key : undefined;
}

/**
 * Carries out a plain form.
 * @returns an address to redirect to, or a result to show on the page
 * @throws RefusedForm 400 for a form that this page does not have
 */
export async function runForm(
  given: PlainForm,
  { route, site, params }: RouteMatch,
  call: CallService,
): Promise<FormEnd> {
  const { intent } = given;
  const id = params['id'];
  const hasIntent =
    intent === 'sign-in' ||
    intent === 'sign-out' ||
    (intent === 'publish' ? id === undefined : id !== undefined);
  if (!hasIntent) throw new RefusedForm(400);
  const here = encodePath(fillPath(route.path, { site: site.key, ...params }));
  if (intent === 'open-edit' || intent === 'ask-delete')
    return { cookies: [], status: 200, result: { intent, code: 'done' } };
  const isWriting = intent === 'publish' || intent === 'edit';
  const uploaded = isWriting ? await storeUpload(given, call) : { form: given };
  if (!uploaded.form) return uploaded;
  const { form } = uploaded;
  const { draft } = form;
  if (isWriting && form.text('step') === 'preview')
    return { cookies: [], status: 200, result: { intent, code: 'preview', draft } };

  const answer = await call(requestOf(form, site.key, id)).catch(() => undefined);
  const { status = 503, body, cookies = [] } = answer ?? {};
  // An expired session is signed out already, a missing article is deleted: a DELETE is repeated after a lost connection.
  const isDone =
    status < 300 ||
    (intent === 'sign-out' && status === 401) ||
    (intent === 'delete' && status === 404);
  if (!isDone) return { cookies, status, result: failure(form, body) };
  if (intent === 'publish') return { cookies, to: `${here}#${noticeId}`, notice: published(body) };
  if (intent === 'edit') return { cookies, to: here, notice: { code: 'edited' } };
  if (intent === 'delete') {
    const list = here.slice(0, here.lastIndexOf('/'));
    return { cookies, to: `${list}#${noticeId}`, notice: { code: 'deleted' } };
  }
  if (intent === 'sign-in' && form.resume)
    return { cookies, status: 200, result: { intent: form.resume, code: 'resumed', draft } };
  return { cookies, to: here };
}

/**
 * @returns the form with its picture stored, or the error of the upload: the texts are kept, the file has to be chosen
 * again
 */
async function storeUpload(
  form: PlainForm,
  call: CallService,
): Promise<{ readonly form: PlainForm } | (FormEnd & { readonly form?: undefined })> {
  const { upload, draft } = form;
  if (!upload) return { form };
  const request = { method: 'POST', path: picturesUrl, upload } as const;
  const answer = await call(request).catch(() => undefined);
  const { status = 503, body, cookies = [] } = answer ?? {};
  if (status === 201) {
    const pictureName = readUploadedPicture(body).name;
    return { form: { ...form, draft: { ...draft, pictureName } } };
  }
  const result = failure(form, body);
  return { cookies, status, result: { ...result, errors: pictureErrors(status, result.errors) } };
}

function requestOf({ intent, text, draft }: PlainForm, site: string, id = ''): ServiceRequest {
  const key = text('key');
  const code = text('code').trim();
  switch (intent) {
    case 'sign-in':
      return {
        method: 'POST',
        path: sessionUrl,
        body: { email: text('email'), password: text('password'), ...(code && { code }) },
      };
    case 'publish':
      return {
        method: 'POST',
        path: articlesUrl(site),
        body: withoutSamePicture(draft),
        ...(idempotencyKey.test(key) && { headers: { 'idempotency-key': key } }),
      };
    case 'edit':
      return { method: 'PUT', path: articleUrl(site, id), body: withoutSamePicture(draft) };
    case 'delete':
      return { method: 'DELETE', path: articleUrl(site, id) };
    default:
      return { method: 'DELETE', path: sessionUrl };
  }
}

/** @param body of an error response, or anything else */
function failure({ intent, text, draft, resume }: PlainForm, body: unknown): FormResult {
  const { error, message, errors } = (body ?? {}) as Partial<Record<string, unknown>>;
  const isText = typeof error === 'string' && typeof message === 'string';
  const carries = intent === 'publish' || intent === 'edit' || resume !== undefined;
  return {
    intent,
    code: isText ? error : 'unavailable',
    ...(isText && { message }),
    ...(Array.isArray(errors) && { errors: errors as NonNullable<FormResult['errors']> }),
    ...(intent === 'sign-in' && { email: text('email') }),
    ...(carries && { draft }),
    ...(resume && { resume }),
  };
}

function published(body: unknown): FormNotice {
  return { code: 'published', id: String((body as { id?: unknown } | undefined)?.id) };
}
