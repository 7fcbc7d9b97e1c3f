import { pageSecondsHeader } from '@site/contract';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';
import { startFakeFormHost } from '../../testing/fake-form-host';

const person = { name: '김윤슬', phone: '010-5555-0001' };
const after = (seconds: string) => ({ [pageSecondsHeader]: seconds });
let app: RunningApp;
afterEach(() => app.stop());

test.each([
  ['0', true],
  ['1', true],
  ['2', false],
  ['60', false],
  ['', false],
  ['-1', false],
  ['0.5', false],
  ['0, 0', false],
  ['soon', false],
  ['1'.repeat(300), false],
])(
  'a form that was posted after %j seconds is stored; marked: %s [STORE-15]',
  async (seconds, isMarked) => {
    app = await startApp();
    const answer = await postJson(`${app.url}/forms/popup`, person, after(seconds));
    expect(answer.status).toBe(200);
    expect(app.stored()).toMatchObject([{ fields: person, isHasty: isMarked }]);
  },
);

test('a native post has no score and no mark [STORE-15]', async () => {
  app = await startApp();
  await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
  expect(app.stored()).toMatchObject([{ isHasty: false }]);
});

test('a relay passes the body on unchanged, whatever the score [STORE-7, STORE-15]', async () => {
  const host = await startFakeFormHost();
  app = await startApp({ FORM_RELAY_URL: host.url });
  expect((await postJson(`${app.url}/forms/popup`, person, after('0'))).status).toBe(200);
  expect(host.received.map(({ body }) => body)).toEqual([JSON.stringify(person)]);
  await host.stop();
});
