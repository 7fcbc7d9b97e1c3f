import { defaultSite, sessionUrl } from '@site/contract';
import { readPages } from '../../testing/press-steps';
import { administrator, startTestService, type TestService } from '../../testing/test-service';

const draft = { title: '제목', summary: '요약', content: '첫 줄\n\n둘째 줄' };
const formHeaders = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' };
const pressPage = `/${encodeURIComponent(defaultSite.key)}/press`;

let service: TestService;
let articles: string;
beforeEach(async () => {
  service = await startTestService();
  ({ articles } = service);
});
afterEach(() => service.stop());

describe('the admin panel without JavaScript', () => {
  const form = (fields: Record<string, string>) =>
    service.visitor.post(sessionUrl, new URLSearchParams(fields), formHeaders);
  const publishForm = () => service.visitor.post(articles, new URLSearchParams(draft), formHeaders);

  async function expectReturn(response: Response, query = ''): Promise<void> {
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${pressPage}${query}`);
  }

  test('signs in, publishes once however often the button is pressed, signs out [ADMIN-23]', async () => {
    await expectReturn(await form({ ...administrator, site: defaultSite.key }));
    await expectReturn(await publishForm());
    await expectReturn(await publishForm());
    const [[article] = []] = await readPages(service);
    expect(article?.title).toBe(draft.title);
    await expectReturn(await form({ _method: 'delete', site: defaultSite.key }));
    expect((await service.visitor.get(sessionUrl)).status).toBe(401);
  });

  test('returns to the press page after an error', async () => {
    await expectReturn(await publishForm(), '?publish=failed');
    const wrong = { ...administrator, password: 'wrong-horse' };
    for (let free = 0; free < 4; free += 1) await expectReturn(await form(wrong), '?login=failed');
    await expectReturn(await form(wrong), '?login=wait');
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '../x', '\r\nX: y', '__proto__'])(
    'never leads to %j',
    async (site) => {
      await expectReturn(await form({ ...administrator, site }));
    },
  );
});
