/**
 * The administrator's plain forms, for pages without script. A form posts to the address of its own page; the site server
 * calls the press service and answers with that page again, or with a redirect. Decision 0051.
 */
import type { AdminSession, ApiError, ArticleDraft } from './press';

/** Value of the field `intent` of each form. `open-edit` and `ask-delete` only show the next step. */
export const formIntents = [
  'sign-in',
  'sign-out',
  'publish',
  'open-edit',
  'edit',
  'ask-delete',
  'delete',
] as const;

export type FormIntent = (typeof formIntents)[number];

/** Id of the element above the list that shows a notice. */
export const noticeId = 'notice';

/** The response to a form, unless it is a redirect. */
export interface FormResult {
  readonly intent: FormIntent;
  /**
   * `done`, `resumed` (signed in again), `preview`, an error code of the press service, or `unavailable` if the
   * service did not respond.
   */
  readonly code: string;
  /** Korean text of the service. */
  readonly message?: string;
  readonly errors?: ApiError['errors'];
  /** The submitted text, to be shown again; never a password. */
  readonly draft?: ArticleDraft;
  /** The form that continues with the draft after the sign-in. */
  readonly resume?: 'publish' | 'edit';
  readonly email?: string;
}

/** Outcomes shown after a redirect, by a cookie that contains only one of these names. */
export type FormNotice =
  | { readonly code: 'published'; readonly id: string }
  | { readonly code: 'edited' | 'deleted' };

/** The administrator's data in an SSR page; pages for visitors have none. */
export interface AdminView {
  readonly session: AdminSession | null;
  /** Idempotency key of the write form on this page. */
  readonly formKey: string;
  /** ISO 8601: the date in the preview of a new article, the same on the server and in the browser. */
  readonly renderedAt: string;
  readonly result?: FormResult;
  readonly notice?: FormNotice;
}
