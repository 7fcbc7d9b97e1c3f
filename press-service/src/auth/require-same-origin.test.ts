import { sessionUrl } from '@site/contract';
import { expectFault } from '../../testing/press-steps';
import { administrator, startTestService, type TestService } from '../../testing/test-service';

const draft = { title: '제목', summary: '요약', content: '첫 줄\n\n둘째 줄' };

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

describe('requests that another site made the browser send', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' },
  ])('%j is refused', async (headers) => {
    const desk = await service.signIn();
    await expectFault(await desk.publish(draft, headers), 403, 'cross_site_request');
    await expectFault(await desk.delete(sessionUrl, headers), 403, 'cross_site_request');
    const signIn = await service.visitor.post(sessionUrl, administrator, headers);
    await expectFault(signIn, 403, 'cross_site_request');
    expect((await desk.get(sessionUrl)).status).toBe(200);
  });

  test('our own pages are not', async () => {
    const desk = await service.signIn();
    const sameHost = { Origin: service.url };
    expect(
      (await desk.publish(draft, { ...sameHost, 'Sec-Fetch-Site': 'same-origin' })).status,
    ).toBe(201);
    expect((await desk.publish(draft, sameHost)).status).toBe(201);
    expect(
      (await desk.publish(draft, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status,
    ).toBe(201);
  });

  test('a plain form that does not say where it comes from is refused', async () => {
    const response = await service.visitor.post(sessionUrl, new URLSearchParams(administrator));
    await expectFault(response, 403, 'cross_site_request');
  });
});
