import { articlesUrl, defaultSite, sessionUrl } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, publishMany, sampleDraft } from '../../testing/press-steps';
import { startTestService } from '../../testing/test-service';

const service = forEachTest(() => startTestService());
const articles = articlesUrl(defaultSite.key);

describe('malformed requests', () => {
  const raw = (body: string, type: string) =>
    service.visitor.post(sessionUrl, body, { 'Content-Type': type, Origin: service.url });

  test('broken JSON', async () => {
    for (const text of ['{', '{"email":', 'email', '"text"', '\u0000'])
      await expectError(await raw(text, 'application/json'), 400, 'invalid_json');
  });

  test('another content type, charset or encoding', async () => {
    const admin = await service.signIn();
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=x',
    ])
      await expectError(await raw('x', type), 415, 'unsupported_media_type');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const [id] = await publishMany(service, 1);
    await expectError(
      await admin.put(`${articles}/${id}`, 'title=x', form),
      415,
      'unsupported_media_type',
    );
    const encoded = { 'Content-Type': 'application/json', 'Content-Encoding': 'zip' };
    await expectError(
      await service.visitor.post(sessionUrl, '{}', encoded),
      415,
      'unsupported_media_type',
    );
  });

  test('a body that is too large', async () => {
    const admin = await service.signIn();
    const large = { ...sampleDraft, content: 'x'.repeat(300_000) };
    await expectError(await admin.publish(large), 413, 'body_too_large');
  });

  test('a body that is not gzip in spite of its header', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    await expectError(await service.visitor.post(sessionUrl, '{}', headers), 400, 'invalid_body');
  });

  test('an unknown path, also with broken percent-encoding', async () => {
    for (const path of [
      '/',
      '/api',
      '/api/press',
      '/api/press/x',
      '/API/press/session',
      `${articles}/`,
      '/api/press/%E0%A4%A/articles',
    ])
      await expectError(await service.visitor.get(path), 404, 'not_found');
  });

  test.each([
    ['PATCH', sessionUrl, 'GET, HEAD, POST, DELETE'],
    ['DELETE', articlesUrl(defaultSite.key), 'GET, HEAD, POST'],
    ['POST', `${articlesUrl(defaultSite.key)}/${'a'.repeat(24)}`, 'GET, HEAD, PUT, DELETE'],
    ['PUT', `${articlesUrl(defaultSite.key)}/${'a'.repeat(24)}/views`, 'GET, HEAD, POST'],
    ['POST', '/api/press/health/ready', 'GET, HEAD'],
  ])('%s %s is not allowed there', async (method, path, allow) => {
    const response = await service.visitor.send(path, { method });
    expect(response.headers.get('Allow')).toBe(allow);
    await expectError(response, 405, 'method_not_allowed');
  });

  test('no answer shows a stack, a header of the framework, or allows another site', async () => {
    const response = await raw('{', 'application/json');
    expect(await response.clone().text()).not.toMatch(/node_modules|SyntaxError|\bat /);
    expect(response.headers.get('X-Powered-By')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
