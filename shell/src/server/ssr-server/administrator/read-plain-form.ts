import type { IncomingMessage } from 'node:http';
import { formIntents, type ArticleDraft, type FormIntent, type FormResult } from '@site/contract';
import { readBody } from '@site/forwarding';

/** The largest article percent-encoded; as in press-service/src/middleware/read-body.ts. */
const limitBytes = 640 * 1024;
const mostFields = 20;

export interface PlainForm {
  readonly intent: FormIntent;
  readonly text: (name: string) => string;
  readonly draft: ArticleDraft;
  readonly resume: FormResult['resume'];
}

/** A form that gets no page; `status` is the answer. */
export class RefusedForm extends Error {
  constructor(readonly status: 400 | 403 | 413 | 415) {
    super(`form refused with ${status}`);
  }
}

/** @throws RefusedForm, UnreadableBody */
export async function readPlainForm(request: IncomingMessage): Promise<PlainForm> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') throw new RefusedForm(415);
  const body = (await readBody(request, limitBytes)) ?? Buffer.alloc(0);
  const fields = new URLSearchParams(body.toString('utf8'));
  if ([...fields.keys()].length > mostFields) throw new RefusedForm(400);
  const text = (name: string) => fields.get(name) ?? '';
  const intent = formIntents.find((known) => known === text('intent'));
  if (!intent) throw new RefusedForm(400);
  const resume = (['publish', 'edit'] as const).find((known) => known === text('resume'));
  const publishAt = text('publishAt');
  const draft = {
    title: text('title'),
    summary: text('summary'),
    content: text('content'),
    ...(publishAt && { publishAt }),
  };
  return { intent, text, draft, resume };
}
