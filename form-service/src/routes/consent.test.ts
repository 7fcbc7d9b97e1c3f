import { consentNoticeVersion } from '@site/contract';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';

const nowMs = Date.UTC(2026, 10, 22, 1, 2, 3);
const person = { name: '김윤슬', phone: '010-5555-0001' };
const notice = { 'consent-notice': consentNoticeVersion };
let app: RunningApp;
afterEach(() => app.stop());

describe('a site that shows the notice', () => {
  beforeEach(async () => {
    app = await startApp({}, () => nowMs);
  });

  test('notice and time are stored with the registration, outside its fields', async () => {
    await postJson(`${app.url}/forms/popup`, { ...person, marketing: 'on' }, notice);
    expect(app.stored()[0]).toMatchObject({
      fields: { ...person, marketing: 'on' },
      consent: {
        notice: consentNoticeVersion,
        mode: 'notice',
        isAgreed: false,
        wantsMarketing: true,
        form: 'popup',
        at: '2026-11-22T01:02:03.000Z',
      },
    });
  });

  test.each(['false', 'off', '0'])('marketing "%s" is not consent', async (marketing) => {
    await postJson(`${app.url}/forms/popup`, { ...person, marketing }, notice);
    expect(app.stored()[0]?.consent?.wantsMarketing).toBe(false);
  });

  test('a native post names the version in a control field', async () => {
    const fields = { ...person, _notice: consentNoticeVersion, _gotcha: '' };
    await postUrlencoded(`${app.url}/forms/visit`, fields, browserHeaders);
    expect(app.stored()[0]).toMatchObject({
      fields: person,
      consent: { notice: consentNoticeVersion, form: 'visit' },
    });
    expect(Object.keys(app.stored()[0]!.fields)).toEqual(['name', 'phone']);
  });

  test.each(['', '1', '<script>', '2026-11-22; drop', 'x'.repeat(300)])(
    'a version that no page of ours sends (%j) does not refuse the registration',
    async (version) => {
      const headers = { 'consent-notice': version };
      expect((await postJson(`${app.url}/forms/popup`, person, headers)).status).toBe(200);
      expect(app.stored()[0]?.consent?.notice).toBeNull();
    },
  );
});

describe('a site with the required box', () => {
  beforeEach(async () => {
    app = await startApp({}, () => nowMs, 'checkbox');
  });

  test.each(['popup', 'visit', 'inquiry'])(
    '%s without the box is refused [FORM-25]',
    async (form) => {
      const answer = await postJson(`${app.url}/forms/${form}`, person, notice);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: [{ field: '_consent', code: 'required' }],
      });
      const unticked = await postUrlencoded(
        `${app.url}/forms/${form}`,
        { ...person, _consent: '' },
        browserHeaders,
      );
      expect(unticked.headers.get('location')).toBe('/forms/failed');
      expect(app.stored()).toEqual([]);
    },
  );

  test('with the box, fetched or native, it is stored as agreed', async () => {
    const ticked = { ...person, _consent: 'on' };
    expect((await postJson(`${app.url}/forms/popup`, ticked, notice)).status).toBe(200);
    const native = await postUrlencoded(`${app.url}/forms/visit`, ticked, browserHeaders);
    expect(native.headers.get('location')).toBe('/forms/done');
    expect(app.stored().map(({ consent }) => [consent?.mode, consent?.isAgreed])).toEqual([
      ['checkbox', true],
      ['checkbox', true],
    ]);
  });
});
