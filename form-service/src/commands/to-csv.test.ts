import { toCsv } from './to-csv';

const csvOf = (fields: Record<string, string>) =>
  toCsv([
    {
      id: 1,
      form: 'popup',
      receivedAt: '2026-11-20T06:04:00.000Z',
      fields: new Map(Object.entries(fields)),
      consent: undefined,
      isHasty: false,
      isReadable: true,
    },
  ]);

test('a byte order mark, Korean titles, quotes doubled, line breaks retained, unknown fields last', () => {
  const fields = {
    name: '김"윤"슬',
    phone: '010-0000-0001',
    message: '가,\n나',
    residence: '서울',
  };
  expect(csvOf(fields)).toBe(
    '\uFEFF"번호","접수일시","접수 경로","이름","연락처","연락처(입력 그대로)","문의 내용","이메일","방문 희망일","광고 수신 동의","개인정보 안내문","필수 동의","자동 등록 의심","기타 항목"\r\n' +
      '"1","2026. 11. 20. 오후 3:04","방문예약 팝업","김""윤""슬","010-0000-0001","010-0000-0001","가,\n나","","","","","","","residence: 서울"\r\n',
  );
});

test('a hasty registration is marked, any other is not [STORE-15]', () => {
  const entry = { id: 1, form: 'popup' as const, receivedAt: '2026-11-20T06:04:00.000Z' };
  const rest = { fields: new Map(), consent: undefined, isReadable: true };
  const marked = toCsv([{ ...entry, ...rest, isHasty: true }]);
  expect(marked).toContain('"2초 이내 등록"');
  expect(toCsv([{ ...entry, ...rest, isHasty: false }])).not.toContain('2초');
});

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '\u22121'],
  ...['＝1', '＋1', '－1', '＠SUM(A1)', '｜calc', '﹦1', '﹢1', '﹣1', '﹫1'],
  ...['\t=1', ' =1', '\r=1', '\n=1', '\u3000=1', '\tx', '\rx', '\nx', '\0x', '\u0085x'],
  ...['\u200b=1', '\u200c＝1', '\u200d+1', '\u2060-1', '\ufeff@1', '\u00ad=1', '\u202e=1'],
  ...['\u3164=1', '\u115f=1', '\uffa0=1', '\u034f=1', '\u180e=1', '\ufe0f=1', '\u{e0001}=1'],
])('the formula %j is defused', (name) => {
  expect(csvOf({ name, phone: '1' })).toContain(`"'${name}"`);
});

test('a formula in a field name is defused too', () => {
  expect(csvOf({ name: 'a', phone: '1', '=cmd': 'x' })).toContain(`"'=cmd: x"`);
});

test.each([
  ['01012345678', '010-1234-5678', '01012345678'],
  ['0311234567', '031-123-4567', '0311234567'],
  ['15338848', '1533-8848', '15338848'],
  ['+82 10-1234-5678', '010-1234-5678', "'+82 10-1234-5678"],
  ['０１０－１２３４－５６７８', '010-1234-5678', '０１０－１２３４－５６７８'],
  ['010 3333 4444 (엄마)', '010-3333-4444', '010 3333 4444 (엄마)'],
  ['+1 415 555 2671', '(+1) 415 555 2671', "'+1 415 555 2671"],
  ['=1+1', "'=1+1", "'=1+1"],
])('the phone %j is exported normalised and as it was typed', (phone, normalized, typed) => {
  expect(csvOf({ name: 'a', phone })).toContain(`"a","${normalized}","${typed}",`);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'a field called %s is shown like any other, and its column is empty in entries without it',
  (field) => {
    const entries = (name: string, more: [string, string][]) => ({
      id: 1,
      form: 'popup' as const,
      receivedAt: '2026-11-20T06:04:00.000Z',
      fields: new Map([['name', name], ['phone', '1'], ...more]),
      consent: undefined,
      isHasty: false,
      isReadable: true,
    });
    const [header = '', first = '', second = ''] = toCsv([
      entries('a', [[field, 'x']]),
      entries('b', []),
    ]).split('\r\n');
    expect(header.endsWith(',"기타 항목"')).toBe(true);
    expect(first.endsWith(`,"${field}: x"`)).toBe(true);
    expect(second.endsWith(',""')).toBe(true);
  },
);

test('any number of invented fields is one column, with a line for each', () => {
  const entries = Array.from({ length: 300 }, (_, id) => ({
    id,
    form: 'popup' as const,
    receivedAt: '2026-11-20T06:04:00.000Z',
    fields: new Map(Array.from({ length: 48 }, (__, n) => [`f${id}x${n}`, 'x'] as const)),
    consent: undefined,
    isHasty: false,
    isReadable: true,
  }));
  const [header = '', first = ''] = toCsv(entries).split('\r\n');
  expect(header.split(',')).toHaveLength(14);
  expect(first).toContain('"f0x0: x\nf0x1: x\n');
});

test.each(['010-5555-0001', '김윤슬', '84A · 문의', '5 - 6월', 'a=b', '①번'])(
  '%s stays as it is',
  (name) => {
    expect(csvOf({ name, phone: '1' })).toContain(`"${name}"`);
  },
);
