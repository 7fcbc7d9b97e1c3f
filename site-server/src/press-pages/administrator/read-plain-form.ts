import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  formIntents,
  pictureLimits,
  type ArticleDraft,
  type FormIntent,
  type FormResult,
} from '@site/contract';
import { isOriginOf } from '@site/service-kit/http';
import { readBody, type BodyBudget } from '../../requests/read-body';

/** The largest article percent-encoded; as in press-service/src/middleware/read-json.ts. */
const limitBytes = 640 * 1024;
const limitWithPictureBytes = limitBytes + pictureLimits.bytes;
const maxFields = 20;

export interface PlainForm {
  readonly intent: FormIntent;
  readonly text: (name: string) => string;
  readonly draft: ArticleDraft;
  /** The chosen file; undefined when none was chosen. */
  readonly upload: Uint8Array | undefined;
  readonly resume: FormResult['resume'];
}

/** A form that gets no page; `status` is the answer. */
export class RefusedForm extends Error {
  constructor(readonly status: 400 | 403 | 413 | 415) {
    super(`form refused with ${status}`);
  }
}

/**
 * Whether a form was posted from a page of this site. Every browser that we support names the origin of a POST, so one
 * without either header is refused: the service would accept the JSON that this server sends instead.
 */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  // A page under `Referrer-Policy: no-referrer` sends its forms with Origin: null.
  if (origin === undefined || origin === 'null') return site !== undefined;
  const hosts = [String(headers['x-forwarded-host'] ?? ''), headers.host];
  return isOriginOf(origin, hosts);
}

/** @throws RefusedForm, UnreadableBody */
export async function readPlainForm(
  request: IncomingMessage,
  budget?: BodyBudget,
): Promise<PlainForm> {
  const fields = await readFields(request, budget);
  if ([...fields.keys()].length > maxFields) throw new RefusedForm(400);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = fields.get('picture');
  const hasFile = typeof file === 'object' && file !== null && file.size > 0;
  const intent = formIntents.find((known) => known === text('intent'));
  if (!intent) throw new RefusedForm(400);
  const resume = (['publish', 'edit'] as const).find((known) => known === text('resume'));
  const publishAt = text('publishAt');
  const draft = {
    title: text('title'),
    summary: text('summary'),
    content: text('content'),
    ...(publishAt && { publishAt }),
    ...(fields.has('pictureName') && {
      pictureName: text('removePicture') ? '' : text('pictureName'),
      pictureAlt: text('pictureAlt'),
    }),
    ...(fields.has('pictureBefore') && { pictureBefore: text('pictureBefore') }),
  };
  const upload = hasFile ? new Uint8Array(await file.arrayBuffer()) : undefined;
  return { intent, text, draft, upload, resume };
}

/** Forms with a file field come as multipart, all others percent-encoded. */
async function readFields(
  request: IncomingMessage,
  budget?: BodyBudget,
): Promise<URLSearchParams | FormData> {
  const given = request.headers['content-type'] ?? '';
  const type = given.split(';')[0]?.trim();
  if (type === 'application/x-www-form-urlencoded') {
    const body = await readBody(request, limitBytes, budget);
    return new URLSearchParams(body?.toString('utf8'));
  }
  if (type !== 'multipart/form-data') throw new RefusedForm(415);
  const body = await readBody(request, limitWithPictureBytes, budget);
  const headers = { 'content-type': given };
  return new Response(body ? new Uint8Array(body) : null, { headers }).formData().catch(() => {
    throw new RefusedForm(400);
  });
}
