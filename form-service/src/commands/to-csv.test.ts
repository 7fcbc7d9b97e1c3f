import { toCsv } from './to-csv';

const csvOf = (fields: Record<string, string>) =>
  toCsv([{ id: 1, form: 'popup', receivedAt: '2026-11-20T06:04:00.000Z', fields }]);

test('a byte order mark, Korean titles, quotes doubled, line breaks kept, unknown fields last', () => {
  const fields = {
    name: '김"윤"슬',
    phone: '010-0000-0001',
    message: '가,\n나',
    residence: '서울',
  };
  expect(csvOf(fields)).toBe(
    '\uFEFF"번호","접수일시","접수 경로","이름","연락처","문의 내용","이메일","방문 희망일","광고 수신 동의","residence"\r\n' +
      '"1","2026. 11. 20. 오후 3:04","방문예약 팝업","김""윤""슬","010-0000-0001","가,\n나","","","","서울"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|calc'])(
  'the formula %j is defused',
  (name) => {
    expect(csvOf({ name, phone: '1' })).toContain(`"'${name}"`);
  },
);

test('a formula in a field name is defused too', () => {
  expect(csvOf({ name: 'a', phone: '1', '=cmd': 'x' })).toContain(`"'=cmd"`);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['15338848', '15338848'],
  ['010 1234 5678', '010 1234 5678'],
])('Excel must not take the zero of %s: %s', (phone, written) => {
  expect(csvOf({ name: 'a', phone })).toContain(`"${written}"`);
});
