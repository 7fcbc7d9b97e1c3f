import type { Response } from 'express';
import { pathOf } from '@site/contract';
import { registeredTexts as texts } from '../../content/page-texts';
import { html } from './html';
import { sendPage } from './send-page';

/** The page after the released page /forms/done: its message, and the receipt. */
export function sendRegisteredPage(res: Response, receipt: string): void {
  const content = html`<div class="block">
      <p class="title">${texts.done}</p>
      <p>${texts.afterSuccess}</p>
    </div>
    <div class="block">
      <h2>${texts.receipt}</h2>
      <p class="receipt">${receipt}</p>
      <p>${texts.receiptUse}</p>
      <p><a href="${pathOf('registration')}">${texts.manage}</a></p>
    </div>`;
  sendPage(res, 200, texts.title, content);
}
