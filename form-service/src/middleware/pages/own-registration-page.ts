import type { Response } from 'express';
import {
  defaultSite,
  formatDateTime,
  formLimits,
  ownRegistrationUrl,
  pathOf,
  receiptFields,
  type OwnRegistration,
} from '@site/contract';
import {
  otherError,
  ownRegistrationErrors,
  ownRegistrationTexts as texts,
  pageTexts,
  registeredTexts,
} from '../../content/page-texts';
import { html, type Html } from './html';
import { sendPage } from './send-page';

/** The proof for the next post, in hidden fields, because addresses are stored in histories and logs. */
export interface ShownProof {
  readonly code: string;
  readonly lastDigits: string;
}

/** The entry with the forms that correct and erase it. */
export function sendEntryPage(
  res: Response,
  registration: OwnRegistration,
  { proof, isCorrected }: { readonly proof: ShownProof; readonly isCorrected: boolean },
): void {
  const message = html`<div class="block" role="status">
    <p class="title">${texts.corrected}</p>
  </div>`;
  const content = html`${isCorrected ? message : []}
    <section class="block" aria-labelledby="entry">
      <h2 id="entry">${texts.entry}</h2>
      <p>
        ${texts.receivedAt}
        <time datetime="${registration.receivedAt}"
          >${formatDateTime(registration.receivedAt)}</time
        >
      </p>
      ${correctionForm(registration, proof)}
    </section>
    <section class="block" aria-labelledby="erase">
      <h2 id="erase">${texts.eraseTitle}</h2>
      <p>${texts.eraseNote}</p>
      <form method="post" action="${ownRegistrationUrl}">
        ${hiddenFields('erase', proof)}
        <label class="box"
          ><input type="checkbox" name="${receiptFields.confirm}" required />${texts.confirm}</label
        >
        <button class="quiet">${texts.erase}</button>
      </form>
    </section>`;
  sendPage(res, 200, texts.title, content);
}

function correctionForm({ name, phone, message }: OwnRegistration, proof: ShownProof): Html {
  const max = String(formLimits.field);
  // A text area drops a line break right after its start tag.
  return html`<form method="post" action="${ownRegistrationUrl}">
    ${hiddenFields('correct', proof)}
    <label
      >${texts.name} *<input
        name="name"
        value="${name}"
        required
        maxlength="${max}"
        autocomplete="name"
    /></label>
    <label
      >${texts.phone} *<input
        name="phone"
        type="tel"
        value="${phone}"
        required
        maxlength="${max}"
        autocomplete="tel"
    /></label>
    <label
      ><span>${texts.message} <small>${texts.optional}</small></span>
      <textarea name="message" rows="5" maxlength="${String(formLimits.message)}">
${message}</textarea>
    </label>
    <button>${texts.correct}</button>
  </form>`;
}

function hiddenFields(action: 'correct' | 'erase', { code, lastDigits }: ShownProof): Html {
  return html`<input type="hidden" name="${receiptFields.action}" value="${action}" />
    <input type="hidden" name="${receiptFields.code}" value="${code}" />
    <input type="hidden" name="${receiptFields.digits}" value="${lastDigits}" />`;
}

export function sendErasedPage(res: Response): void {
  const content = html`<div class="block" role="status"><p class="title">${texts.erased}</p></div>`;
  sendPage(res, 200, texts.title, content);
}

export function sendOwnRegistrationError(res: Response, status: number, errorId: string): void {
  const { phone } = defaultSite;
  const content = html`<div class="block error" role="alert">
    <p class="title">${ownRegistrationErrors.get(errorId) ?? otherError}</p>
    <p><a href="${phone.href}">${pageTexts.call(phone.display)}</a></p>
    <p><a href="${pathOf('registration')}">${texts.again}</a></p>
  </div>`;
  sendPage(res, status, texts.title, content);
}

/** The page after the released page /forms/done: its message, and the receipt. */
export function sendRegisteredPage(res: Response, receipt: string): void {
  const content = html`<div class="block">
      <p class="title">${registeredTexts.done}</p>
      <p>${registeredTexts.afterSuccess}</p>
    </div>
    <div class="block">
      <h2>${registeredTexts.receipt}</h2>
      <p class="receipt">${receipt}</p>
      <p>${registeredTexts.receiptUse}</p>
      <p><a href="${pathOf('registration')}">${registeredTexts.manage}</a></p>
    </div>`;
  sendPage(res, 200, registeredTexts.title, content);
}
