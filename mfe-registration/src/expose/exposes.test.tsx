import { renderToString } from 'react-dom/server';
import Customer from './customer';
import FormResult from './form-result';
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

test('the customer page shows its facts and posts natively to /forms/inquiry [CUSTOMER-2, CUSTOMER-4, FACT-9, FORM-2]', () => {
  const html = renderToString(<Customer params={{ title: '방문예약 등록' }} data={undefined} />);
  expect(html).toContain('method="post"');
  expect(html).toContain('action="/forms/inquiry"');
  for (const fact of [
    'CUSTOMER SERVICE',
    '고객 서비스',
    '1533-8848',
    '24시간 상담',
    '* 표시는 필수 입력 항목입니다.',
  ])
    expect(text(html)).toContain(fact);
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

test('the notice emphasises the retention period [FORM-22]', () => {
  expect(renderToString(<VisitFormSlot />)).toContain(
    '<strong>보유 기간: 분양 종료 시까지, 최대 1년 (삭제를 요청하시면 바로 파기)</strong>',
  );
});

test.each([
  ['done', '등록이 완료되었습니다. 전문 상담원이 곧 연락드립니다.'],
  ['failed', '등록에 실패했습니다. 다시 시도해 주세요.'],
])('/forms/%s shows its message without JavaScript [FORM-28]', (result, message) => {
  expect(text(renderToString(<FormResult params={{ result }} data={undefined} />))).toContain(
    message,
  );
});
