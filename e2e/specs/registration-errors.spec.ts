// Every way in which a registration can fail, and what the visitor then reads.
import type { Locator, Route } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitor } from '../harness/steps/popup-form';
import {
  messages,
  message,
  opener,
  popupForm,
  pageForms,
  fill,
  send,
  expectDone,
  answer,
} from '../harness/steps/registration-forms';

interface Failure {
  readonly answer: (route: Route) => Promise<void>;
  readonly shows: readonly string[];
}

const failures: Readonly<Record<string, Failure>> = {
  'a 500': { answer: answer(500, { ok: false, error: 'internal' }), shows: [messages.refused] },
  'a 422 with problems': {
    answer: answer(422, { ok: false, error: 'invalid_fields', errors: [] }),
    shows: [messages.refused],
  },
  'a 200 that carries an error': {
    answer: answer(200, { error: 'quota exceeded' }),
    shows: [messages.refused],
  },
  'a 429': {
    answer: answer(429, { ok: false, error: 'too_many' }),
    shows: [messages.refused, messages.tooMany],
  },
  'no network': { answer: (route) => route.abort('failed'), shows: [messages.error] },
};

test.describe('errors are shown verbatim', { tag: '@desktop' }, () => {
  // The customer page logs a post without an answer, by the name of the error only.
  test.use({
    allowedProblems: {
      requests: /\/forms\//,
      console: /^error: The registration got no answer: TypeError$/,
    },
  });

  test('popup: the message takes the form’s place, no retry [POPUP-5, POPUP-7, POPUP-8, FORM-19, FORM-20]', async ({
    page,
  }) => {
    let respond = answer(200, { ok: true });
    await page.route(`**${popupForm.path}`, (route) => respond(route));
    const place = await popupForm.open(page, false);
    for (const [what, failure] of Object.entries(failures))
      await test.step(what, async () => {
        respond = failure.answer;
        if (!(await place.isVisible())) await opener(page, false).click();
        await fill(place, popupForm);
        await send(place, popupForm);
        await expectFailure(place, failure);
        await expect(place.locator('form')).toHaveCount(0);
        await place.getByRole('button', { name: '닫기' }).click();
        await expect(place).toHaveCount(0);
      });
  });

  // One visit for all failures: after each of them the registration is sent again and succeeds.
  for (const [name, form] of Object.entries(pageForms))
    test(`${name}: the message is beside the form, the input stays and can be sent again [FORM-13, FORM-14, FORM-15, FORM-19, FORM-20]`, async ({
      page,
    }) => {
      let respond = answer(200, { ok: true });
      await page.route(`**${form.path}`, (route) => respond(route));
      const place = await form.open(page, false);
      for (const [what, failure] of Object.entries(failures))
        await test.step(what, async () => {
          respond = failure.answer;
          await fill(place, form);
          await send(place, form);
          await expectFailure(place, failure);
          await expect(place.getByLabel('고객명')).toHaveValue(visitor.name);
          await expect(place.getByLabel('연락처')).toHaveValue(visitor.phone);
          await expect(place.getByLabel(/^문의/)).toHaveValue(message);
          respond = answer(200, { ok: true });
          await send(place, form);
          await expectDone(place, form);
          await expect(place.getByRole('alert')).toHaveCount(0);
        });
    });
});

async function expectFailure(place: Locator, { shows }: Failure) {
  const alert = place.getByRole('alert');
  for (const line of [...shows, messages.call]) await expect(alert).toContainText(line);
  const others = [messages.refused, messages.error, messages.tooMany].filter(
    (line) => !shows.includes(line),
  );
  for (const line of others) await expect(alert).not.toContainText(line);
}
