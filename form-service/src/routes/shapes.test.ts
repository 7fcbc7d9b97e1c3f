import { forEachTest } from '@site/testing/fixtures';
import { postJson, postUrlencoded, browserHeaders } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const app = forEachTest(() => startApp());

test('popup: the JSON of the specification is stored unchanged [POPUP-3]', async () => {
  const sent = { name: '김윤슬', phone: '010-0000-0001', email: '', visitDate: '' };
  const answer = await postJson(`${app.url}/forms/popup`, sent);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, receipt: expect.any(String) as string });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(app.stored()).toMatchObject([{ form: 'popup', fields: sent }]);
});

test('visit: form-encoded with Accept JSON is answered with JSON [FORM-9]', async () => {
  const sent = { name: '박호수', phone: '010 0000 0002', message: '84A 방문\r\n토요일' };
  const answer = await postUrlencoded(`${app.url}/forms/visit`, sent, {
    accept: 'application/json',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, receipt: expect.any(String) as string });
  expect(app.stored()).toMatchObject([{ form: 'visit', fields: sent }]);
});

test('inquiry: the JSON of the specification is stored unchanged [FORM-11]', async () => {
  const sent = { name: '이물빛', phone: '0100000 0003', message: '' };
  const answer = await postJson(`${app.url}/forms/inquiry`, sent);
  expect(answer.status).toBe(200);
  expect(app.stored()).toMatchObject([{ form: 'inquiry', fields: sent }]);
});

test.each(['popup', 'visit', 'inquiry'])('%s accepts every encoding', async (form) => {
  const sent = { name: '정나루', phone: '010-0000-0004' };
  const multipart = new FormData();
  multipart.set('name', sent.name);
  multipart.set('phone', sent.phone);
  const url = `${app.url}/forms/${form}`;
  const answers = [
    await postJson(url, sent),
    await postUrlencoded(url, sent, { accept: 'application/json' }),
    await fetch(url, {
      method: 'POST',
      body: multipart,
      headers: { accept: 'application/json' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(app.stored().map(({ fields }) => fields)).toEqual([sent, sent, sent]);
});

test('unknown fields are stored, control fields are not, marketing only if it was sent [STORE-3, FORM-24]', async () => {
  const person = { name: '최바람', phone: '010-0000-0005' };
  await postUrlencoded(`${app.url}/forms/visit`, {
    ...person,
    birthday: '1990-01-01',
    residence: '경기',
    거주지: '서울',
    marketing: 'on',
    _gotcha: '',
    _next: 'https://evil.example',
  });
  const stored = { birthday: '1990-01-01', residence: '경기', 거주지: '서울', marketing: 'on' };
  expect(app.stored()[0]?.fields).toEqual({ ...person, ...stored });
  await postJson(`${app.url}/forms/popup`, person);
  expect(app.stored()[0]?.fields).toEqual(person);
});

test('no format rule: a phone without digits, and texts up to the limits, counted in code points [FORM-3, STORE-2]', async () => {
  const sent = { name: '🌊'.repeat(200), phone: '저녁에 전화 주세요', message: '가'.repeat(5_000) };
  expect((await postJson(`${app.url}/forms/inquiry`, sent)).status).toBe(200);
  expect(app.stored()[0]?.fields).toEqual(sent);
});

test('half a surrogate pair is stored as the replacement character', async () => {
  const body = '{"name":"\\ud83d","phone":"1"}';
  const headers = { 'content-type': 'application/json' };
  await fetch(`${app.url}/forms/popup`, { method: 'POST', body, headers });
  expect(app.stored()[0]?.fields['name']).toBe('\uFFFD');
});

test('a honeypot hit is answered like a success and not stored [STORE-6]', async () => {
  const bot = { name: 'bot', phone: '1', _gotcha: 'https://spam.example' };
  const answer = await postJson(`${app.url}/forms/popup`, bot);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, receipt: expect.any(String) as string });
  const native = await postUrlencoded(`${app.url}/forms/visit`, bot, browserHeaders);
  expect(native.headers.get('location')).toBe('/forms/done');
  expect(app.stored()).toEqual([]);
});
