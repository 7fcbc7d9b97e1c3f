/** @jest-environment jsdom */
import { holdRepeatedPost } from './hold-repeated-post';

holdRepeatedPost();

function submit(form: Element, submitter: Element | null = null) {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.assign(event, { submitter });
  form.dispatchEvent(event);
  return event.defaultPrevented ? 'held' : 'sent';
}

function newForm(method: string): HTMLFormElement {
  const form = document.createElement('form');
  form.method = method;
  document.body.append(form);
  return form;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a form that is being posted is not submitted again for ten seconds, and its code does not see it [FORM-27]', () => {
  const form = newForm('post');
  const seen = jest.fn();
  expect(submit(form)).toBe('sent');
  expect(form.getAttribute('aria-busy')).toBe('true');
  form.addEventListener('submit', seen);
  expect(submit(form)).toBe('held');
  expect(seen).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(form.hasAttribute('aria-busy')).toBe(false);
  expect(submit(form)).toBe('sent');
});

test('another button of the form is not held: a preview must not prevent the publication', () => {
  const form = newForm('post');
  const [preview, publish] = ['미리보기', '글 등록'].map(() => document.createElement('button'));
  const outcomes = [preview, publish, publish].map((button) => submit(form, button ?? null));
  expect(outcomes).toEqual(['sent', 'sent', 'held']);
});

test('a page that is left and shown again can be posted again, and is then held for the whole time', () => {
  const form = newForm('post');
  submit(form);
  jest.advanceTimersByTime(8_000);
  dispatchEvent(new Event('pagehide'));
  expect(submit(form)).toBe('sent');
  jest.advanceTimersByTime(8_000);
  expect(submit(form)).toBe('held');
});

test('searches, and forms that script sends, are not held', () => {
  const search = newForm('get');
  expect([submit(search), submit(search)]).toEqual(['sent', 'sent']);
  const form = newForm('post');
  const seen = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', seen);
  submit(form);
  submit(form);
  expect(seen).toHaveBeenCalledTimes(2);
});
