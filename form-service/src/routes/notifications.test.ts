import { testRegistrationHeader } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { postJson } from '../../testing/post';
import { startApp } from '../../testing/start-app';
import { startWebhookReceiver } from '../../testing/webhook-receiver';

const person = { name: '김윤슬', phone: '010-0000-0001', message: '문의합니다' };
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

const receiver = forEachTest(startWebhookReceiver);
const app = forEachTest(() =>
  startApp({ FORM_WEBHOOK_URL: receiver.url, FORM_WEBHOOK_SECRET: secret }),
);

test('operators are notified of a registration, without anything that the visitor typed [STORE-13]', async () => {
  expect((await postJson(`${app.url}/forms/inquiry`, person)).status).toBe(200);
  await receiver.untilCalls(1);
  const [call] = receiver.calls;
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    type: 'registrations.received',
    data: { popup: 0, visit: 0, inquiry: 1 },
  });
  const written = JSON.stringify([receiver.calls, app.logged]);
  for (const value of Object.values(person)) expect(written).not.toContain(value);
  expect(app.logged).toContain('registrations since the start: popup 0, visit 0, inquiry 1');
});

test('a repeated or discarded post is not announced', async () => {
  const key = { 'idempotency-key': 'k1' };
  await postJson(`${app.url}/forms/popup`, person, key);
  await receiver.untilCalls(1);
  await postJson(`${app.url}/forms/popup`, person, key);
  await postJson(`${app.url}/forms/popup`, { ...person, _gotcha: 'x' });
  await postJson(`${app.url}/forms/visit`, person);
  await receiver.untilCalls(2);
  expect(JSON.parse(receiver.calls[1]?.body ?? '')).toMatchObject({
    data: { popup: 0, visit: 1, inquiry: 0 },
  });
});

test('a test from a preview is answered like a registration, and nobody is notified', async () => {
  const test = { [testRegistrationHeader]: 'preview' };
  const answer = await postJson(`${app.url}/forms/visit`, person, test);
  expect(await answer.json()).toEqual({
    ok: true,
    receipt: expect.stringMatching(/^\w{5}-\w{5}$/),
  });
  await postJson(`${app.url}/forms/inquiry`, person);
  await receiver.untilCalls(1);
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    data: { visit: 0, inquiry: 1 },
  });
  expect(app.stored()).toHaveLength(1);
});

test.each([500, 'nothing'] as const)(
  'a receiver that answers %s delays no registration',
  async (answer) => {
    receiver.answerWith(answer);
    for (const phone of ['010-0000-0001', '010-0000-0002'])
      expect((await postJson(`${app.url}/forms/popup`, { ...person, phone })).status).toBe(200);
    expect(app.stored()).toHaveLength(2);
  },
);
