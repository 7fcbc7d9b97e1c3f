import { forEachTest } from '@site/testing/fixtures';
import { startWebhookReceiver } from '../../testing/webhook-receiver';
import { sendWebhook } from './send-webhook';

const receiver = forEachTest(startWebhookReceiver);

// The example of the specification, https://www.standardwebhooks.com.
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
const sentAtMs = 1_614_265_330_000;

const send = (timeoutMs = 5_000) =>
  sendWebhook({ url: new URL(receiver.url), secret, timeoutMs }, message, sentAtMs);

test('the message is signed as the specification defines [STORE-13]', async () => {
  await send();
  expect(receiver.calls).toEqual([
    {
      body: message.body,
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      }),
    },
  ]);
});

test.each([
  [500, 'status 500'],
  [404, 'status 404'],
  // If it were followed, the signed message would go to an address that nobody configured.
  [302, 'status 302'],
  ['nothing', 'no answer in time'],
] as const)('an answer of %s is a failed attempt', async (answer, reason) => {
  receiver.answerWith(answer);
  await expect(send(300)).rejects.toThrow(reason);
  expect(receiver.calls).toHaveLength(1);
});

test('a receiver that is down is a failed attempt, whose message does not show the address', async () => {
  const { url } = receiver;
  await receiver.stop();
  const error = await send().catch((reason: unknown) => reason as Error);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(String(error)).not.toContain(new URL(url).port);
});
