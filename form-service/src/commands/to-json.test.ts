import { toJson } from './to-json';

const registrationOf = (fields: Record<string, string>) => ({
  id: 1,
  form: 'popup' as const,
  receivedAt: '2026-11-20T06:04:00.000Z',
  fields: new Map(Object.entries(fields)),
  consent: undefined,
  isHasty: false,
  isReadable: true,
});

test('a program reads every text back as it is stored, and writes the same bytes again', () => {
  const fields = {
    name: '김윤슬'.normalize('NFD'),
    phone: '+82 10-1234-5678',
    message: '=1+1\r\n"\u2028\u0000\ufeff😀 \\u0041',
    ['__proto__']: 'p',
    constructor: 'c',
    2: 'b',
    10: 'a',
  };
  const text = toJson([registrationOf(fields), registrationOf({})]);
  const read = JSON.parse(text) as { fields: Record<string, string> }[];
  expect(Object.entries(read[0]?.fields ?? {})).toEqual(Object.entries(fields));
  expect(`${JSON.stringify(read, null, 2)}\n`).toBe(text);
});

test('beside the stored fields: the numbers of the phone field, consent and mark', () => {
  const consent = {
    notice: '2026-11-22',
    mode: 'notice' as const,
    isAgreed: false,
    wantsMarketing: true,
    form: 'popup' as const,
    at: '2026-11-20T06:04:00.000Z',
  };
  const phone = '０１０－１２３４－５６７８ 또는 +1 415 555 2671';
  const [read] = JSON.parse(toJson([{ ...registrationOf({ phone }), consent }])) as unknown[];
  expect(read).toEqual({
    id: 1,
    form: 'popup',
    receivedAt: '2026-11-20T06:04:00.000Z',
    phoneNumbers: ['010-1234-5678', '(+1) 415 555 2671'],
    fields: { phone },
    consent,
    isHasty: false,
    isReadable: true,
  });
});
