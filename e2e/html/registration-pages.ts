import type { APIRequestContext } from '@playwright/test';
import {
  formUrls,
  ownRegistrationUrl,
  type receiptActions,
  receiptCookie,
  receiptFields,
} from '@site/contract';
import type { Keep } from './keep';

const typed = { name: '홍 "길" <동>', phone: '010-0000-0042', message: '첫째 줄\n둘째 & 셋째' };
const digits = '0042';
const receiptPattern = /[\dA-Z]{5}-[\dA-Z]{5}/;

/** What a visitor without script sees: the receipt, the entry, and what became of it. */
export async function keepRegistrationPages(keep: Keep, visitor: APIRequestContext): Promise<void> {
  const post = (url: string, form: Readonly<Record<string, string>>) => visitor.post(url, { form });
  await keep('forms-done', 200, post(formUrls.inquiry, typed));
  await keep('forms-failed', 200, post(formUrls.inquiry, { ...typed, name: ' ' }));

  const { code, digits: lastDigits, action, confirm } = receiptFields;
  const registered = await keep(
    'registered',
    200,
    post(ownRegistrationUrl, { [action]: receiptCookie.action }),
  );
  const receipt = receiptPattern.exec(registered)?.[0] ?? '';
  const manage = (what: (typeof receiptActions)[number], fields = {}) =>
    post(ownRegistrationUrl, { [action]: what, [code]: receipt, [lastDigits]: digits, ...fields });
  await keep('registration', 200, manage('show'));
  await keep('registration-corrected', 200, manage('correct', typed));
  await keep('registration-not-corrected', 422, manage('correct', { ...typed, name: ' ' }));
  await keep('registration-erased', 200, manage('erase', { [confirm]: 'on' }));
  await keep('registration-unknown', 404, manage('show'));
}
