import { articleLimits } from '@site/contract';
import type { DraftRecord } from '../data/press-store';
import { Fault } from '../errors';
import { checkText, readTextFields } from './text-field';

/**
 * Title and summary are trimmed and required; content may be empty, its line breaks become `\n`.
 *
 * @throws Fault `invalid_body` for the wrong shape, `invalid_article` for texts outside the limits
 */
export function parseDraft(body: unknown): DraftRecord {
  const fields = readTextFields(body, ['title', 'summary', 'content']);
  const draft = {
    title: fields.title.trim(),
    summary: fields.summary.trim(),
    content: fields.content.replaceAll(/\r\n?/g, '\n'),
  };
  const faults = [
    ...checkText('title', draft.title, { isRequired: true, most: articleLimits.title }),
    ...checkText('summary', draft.summary, { isRequired: true, most: articleLimits.summary }),
    ...checkText('content', draft.content, { most: articleLimits.content }),
  ];
  if (faults.length > 0) throw new Fault('invalid_article', { fields: faults });
  return draft;
}
