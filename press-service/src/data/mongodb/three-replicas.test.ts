/** Three replicas of press-service over HTTP, each with its own connection to one MongoDB server. */
import { articlesUrl, defaultSite, sessionUrl } from '@site/contract';
import { createHttpClient } from '../../../testing/http-client';
import { describeWithMongodb } from '../../../testing/mongodb';
import { administrator, startTestService, type TestService } from '../../../testing/test-service';

describeWithMongodb('three replicas', (server) => {
  let replicas: readonly TestService[];
  beforeAll(async () => {
    const start = () => startTestService({ env: { MONGODB_URI: server.uri } });
    // At the same moment, as a rollout starts them: account and session secret are created once.
    replicas = await Promise.all([start(), start(), start()]);
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
  });

  const isSignedIn = async (at: TestService, cookie: string) => {
    const response = await at.visitor.get(sessionUrl, { Cookie: cookie });
    return response.status === 200;
  };

  test('a session of one is a session of all, and ends in all', async () => {
    const [one, two] = replicas as [TestService, TestService];
    const admin = await one.signIn();
    const cookie = admin.cookie() ?? '';
    for (const replica of replicas) expect(await isSignedIn(replica, cookie)).toBe(true);
    const draft = { title: '둘째 서버의 글', summary: '요약', content: '본문' };
    const published = await createHttpClient(two.url).post(articlesUrl(defaultSite.key), draft, {
      Cookie: cookie,
      'Idempotency-Key': 'at-another-replica',
    });
    expect(published.status).toBe(201);
    await createHttpClient(two.url).delete(sessionUrl, { Cookie: cookie });
    for (const replica of replicas) expect(await isSignedIn(replica, cookie)).toBe(false);
  });

  test('wrong sign-ins at all of them count together', async () => {
    const wrong = { ...administrator, password: 'wrong-horse' };
    const tries = replicas.flatMap((replica) =>
      Array.from({ length: 4 }, () =>
        replica.visitor.post(sessionUrl, wrong, { 'X-Forwarded-For': '192.0.2.7' }),
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  test('one idempotency key publishes one article, whichever replicas it reaches', async () => {
    const [one] = replicas as [TestService];
    const admin = await one.signIn();
    const headers = { Cookie: admin.cookie() ?? '', 'Idempotency-Key': 'at-all-replicas' };
    const draft = { title: '한 번만 나가는 글', summary: '요약', content: '본문' };
    const answers = await Promise.all(
      replicas.map((replica) =>
        createHttpClient(replica.url).post(articlesUrl(defaultSite.key), draft, headers),
      ),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => (await answer.json()).id as string),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
