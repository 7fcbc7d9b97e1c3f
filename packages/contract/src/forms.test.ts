import { isAccepted } from './forms';

test.each([
  [true, { ok: true }, true],
  [true, undefined, true],
  [true, 'Thanks', true],
  [true, { next: '/thanks' }, true],
  [true, { error: 'form over quota' }, false],
  [true, { ok: false }, false],
  [true, { success: false }, false],
  [false, { ok: true }, false],
])('response.ok %p with body %j: stored %p [FORM-17]', (httpOk, body, expected) => {
  expect(isAccepted(httpOk, body)).toBe(expected);
});
