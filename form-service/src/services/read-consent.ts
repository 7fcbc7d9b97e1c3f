import { consentField, consentNoticeField, type FormKind, type SiteFacts } from '@site/contract';
import type { Consent } from '../data/registration';
import { FormError } from '../errors';
import type { PostedFields } from './read-registration';

export type ConsentMode = SiteFacts['consentMode'];

interface ConsentPost {
  readonly form: FormKind;
  readonly fields: PostedFields;
  /** The version, from a fetch caller's header. */
  readonly notice: string | undefined;
}

/** A date, and a letter for a second version on that day: the format that our pages send. */
const noticeVersion = /^\d{4}-\d{2}-\d{2}[a-z]?$/;

/**
 * The version of the notice and the ticked boxes. A missing or malformed version is stored as null; the registration is
 * accepted.
 * @throws FormError `invalid_fields` if the site requires the box and it is not ticked
 */
export function readConsent(post: ConsentPost, mode: ConsentMode, nowMs: number): Consent {
  const { form, fields } = post;
  const isAgreed = isTicked(fields.get(consentField));
  if (mode === 'checkbox' && !isAgreed) {
    throw new FormError('invalid_fields', { fields: [{ field: consentField, code: 'required' }] });
  }
  const notice = post.notice ?? fields.get(consentNoticeField);
  return {
    notice: typeof notice === 'string' && noticeVersion.test(notice) ? notice : null,
    mode,
    isAgreed,
    wantsMarketing: isTicked(fields.get('marketing')),
    form,
    at: new Date(nowMs).toISOString(),
  };
}

/** Browsers send `on`; a text such as `false` of another sender does not consent. */
function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === '1';
}
