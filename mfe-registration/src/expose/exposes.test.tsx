import { renderToString } from 'react-dom/server';
import Customer from './customer';
import RegistrationPopup from './registration-popup';
import VisitFormSlot from './visit-form-slot';

const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message));
  });
});

test('the left block begins with the name of the project and the title; a picture is below the service block [CUSTOMER-1]', () => {
  const [block = '', service] = renderToString(
    <Customer params={{ title: '방문예약 등록' }} data={undefined} />,
  ).split('CUSTOMER SERVICE');
  expect(text(block).trim()).toMatch(
    /^윤슬 레이크시티 · 방문예약 등록 [^※]*모델하우스에서 뵙겠습니다/,
  );
  expect(service).toMatch(/<img [^>]*src="\/media\/pictures\/customer\./);
});

test('the popup is a dialog with one native form, and none of its elements extends another styled component', () => {
  const html = renderToString(<RegistrationPopup />);
  expect(html).toMatch(/^<dialog [^>]*aria-labelledby="registration-popup-title"/);
  expect(html.match(/<form [^>]*/g)).toEqual([expect.stringContaining('action="/forms/popup"')]);
  expect(html.match(/<button[^>]*data-close/g)).toHaveLength(1);
  // Before hydration its rules come before those of the page (docs/decisions/0012), so an extension could lose to its base.
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    expect(names.split(' ').length).toBeLessThanOrEqual(2);
});

test('the visit form labels the message as optional and emphasises the retention period [FORM-8, FORM-22]', () => {
  const html = renderToString(<VisitFormSlot />);
  expect(text(html)).toContain('문의 내용 (선택)');
  expect(html).toContain(
    '<strong>보유 기간: 분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)</strong>',
  );
});
