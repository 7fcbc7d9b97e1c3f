import { sessionUrl } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, sampleDraft } from '../../testing/press-steps';
import { administrator, startTestService } from '../../testing/test-service';

const service = forEachTest(() => startTestService());

describe('requests that another site made the browser send', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' },
  ])('%j is refused', async (headers) => {
    const admin = await service.signIn();
    await expectError(await admin.publish(sampleDraft, headers), 403, 'cross_site_request');
    await expectError(await admin.delete(sessionUrl, headers), 403, 'cross_site_request');
    const signIn = await service.visitor.post(sessionUrl, administrator, headers);
    await expectError(signIn, 403, 'cross_site_request');
    expect((await admin.get(sessionUrl)).status).toBe(200);
  });

  test('requests of our own pages are accepted', async () => {
    const admin = await service.signIn();
    const sameHost = { Origin: service.url };
    expect(
      (await admin.publish(sampleDraft, { ...sameHost, 'Sec-Fetch-Site': 'same-origin' })).status,
    ).toBe(201);
    expect((await admin.publish(sampleDraft, sameHost)).status).toBe(201);
    expect(
      (await admin.publish(sampleDraft, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }))
        .status,
    ).toBe(201);
  });

  test('a plain form without any origin header is refused', async () => {
    const response = await service.visitor.post(sessionUrl, new URLSearchParams(administrator));
    await expectError(response, 403, 'cross_site_request');
  });
});
