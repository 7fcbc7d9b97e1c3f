/** The popup and the two page forms: where each is, and what its body must be. */
import type { Locator, Page, Request, Route } from '@playwright/test';
import { popup, visitor } from './popup-form';
import { urlOf } from './site-pages';
import { expect } from '../test';
import { visitHydrated } from './visit';

export const messages = {
  popupDone: ['등록이 완료되었습니다.', '전문 상담원이 곧 연락드립니다.'],
  pageDone: '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.',
  refused: '등록에 실패했습니다. 다시 시도해 주세요.',
  error: '오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  tooMany: '짧은 시간에 여러 번 등록하셨습니다. 잠시 후 다시 시도해 주세요.',
  afterSuccess: '모델하우스 주소와 잔여 세대 안내를 문자(SMS)로 보내 드립니다.',
  call: '급하시면 1533-8848로 전화해 주세요. 24시간 상담합니다.',
};

/** The first control at this width that a visitor would use. */
export const opener = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('navigation', { name: '빠른 상담' }).getByRole('link', { name: '방문예약' })
    : page.locator('a:visible, button:visible').filter({ hasText: '1533-8848' }).first();

/** Where each form is, and what its body must be: exactly the shapes of the specification. */
export interface FormUnderTest {
  readonly path: string;
  /** A page on which a visitor finds it. */
  readonly url: string;
  readonly open: (page: Page, isMobile: boolean) => Promise<Locator>;
  readonly nameLabel: string;
  readonly submitLabel: string;
  readonly contentType: string;
  readonly read: (request: Request) => unknown;
  readonly body: Readonly<Record<string, string>>;
}

const asJson = (request: Request) => request.postDataJSON() as unknown;
const asForm = (request: Request) =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
export const message = '첫째 줄\n둘째 줄';

export const popupForm: FormUnderTest = {
  path: '/forms/popup',
  url: '/Brand/intro',
  open: async (page, isMobile) => {
    await visitHydrated(page, '/Brand/intro');
    await opener(page, isMobile).click();
    return popup(page);
  },
  nameLabel: '이름',
  submitLabel: '방문예약 등록',
  contentType: 'application/json',
  read: asJson,
  body: { ...visitor, email: '', visitDate: '' },
};
const pageForm = (
  path: string,
  url: string,
): Omit<FormUnderTest, 'contentType' | 'read' | 'body'> => ({
  path,
  url,
  open: async (page) => {
    await visitHydrated(page, url);
    return page.locator(`form[action="${path}"]`);
  },
  nameLabel: '고객명',
  submitLabel: '등록하기',
});
const visitForm: FormUnderTest = {
  ...pageForm('/forms/visit', '/'),
  contentType: 'application/x-www-form-urlencoded',
  read: asForm,
  body: { ...visitor, message },
};
const inquiryForm: FormUnderTest = {
  ...pageForm('/forms/inquiry', urlOf('customer')),
  contentType: 'application/json',
  read: asJson,
  body: { ...visitor, message },
};
export const forms = { popup: popupForm, 'home form': visitForm, 'customer form': inquiryForm };
export const pageForms = { 'home form': visitForm, 'customer form': inquiryForm };

export async function fill(place: Locator, { nameLabel, body }: FormUnderTest) {
  await place.getByLabel(nameLabel).fill(visitor.name);
  await place.getByLabel('연락처').fill(visitor.phone);
  if (body['message'] !== undefined) await place.getByLabel(/^문의/).fill(message);
}

export async function send(place: Locator, { submitLabel }: FormUnderTest) {
  await place.getByRole('button', { name: submitLabel }).click();
}

export async function expectDone(place: Locator, form: FormUnderTest) {
  const status = place.getByRole('status');
  if (form === popupForm)
    for (const line of messages.popupDone) await expect(status).toContainText(line);
  else await expect(status).toContainText(messages.pageDone);
  await expect(status).toContainText(messages.afterSuccess);
}

export function answer(status: number, body: object) {
  return (route: Route) => route.fulfill({ status, json: body });
}
