import type { HostAnswer } from '../api/post-to-form-host';
import { checkHostAnswer } from './check-host-answer';

const address = new URL('https://host.example/f/1');
const empty = { contentType: undefined, location: undefined, retryAfter: undefined };

function check(answer: Partial<HostAnswer>, contentType = 'application/x-www-form-urlencoded') {
  const whole = { ...empty, status: 200, body: undefined, isCut: false, ...answer };
  try {
    checkHostAnswer(whole, { address, contentType });
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each<[string, Partial<HostAnswer>, string]>([
  ['200 without a body', {}, 'accepted'],
  ['201', { status: 201 }, 'accepted'],
  ['ok: true', { body: { ok: true } }, 'accepted'],
  ['success: false', { body: { success: false } }, 'relay_failed'],
  ['JSON that cannot be parsed', { contentType: 'application/json' }, 'relay_failed'],
  ['a thanks page', { contentType: 'text/html; charset=utf-8' }, 'accepted'],
  ['303 to another page', { status: 303, location: '/thanks' }, 'accepted'],
  ['302 to our own site', { status: 302, location: 'https://us.example/done' }, 'accepted'],
  ['302 to the same page', { status: 302, location: 'http://host.example/f/1' }, 'relay_failed'],
  ['302 with an error', { status: 302, location: '/f?error=quota' }, 'relay_failed'],
  ['302 to nowhere', { status: 302 }, 'relay_failed'],
  ['308', { status: 308, location: '/thanks' }, 'relay_failed'],
  ['400', { status: 400 }, 'relay_refused'],
  ['422', { status: 422 }, 'relay_refused'],
  ['a revoked key', { status: 403 }, 'relay_failed'],
  ['a deleted form', { status: 404 }, 'relay_failed'],
  ['503', { status: 503 }, 'relay_failed'],
])('%s', (_what, answer, verdict) => {
  expect(check(answer)).toBe(verdict);
});

test.each([
  ['120', '120'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ['soon\u0007', '60'],
  [undefined, '60'],
])('Retry-After %s is passed on as %s', (retryAfter, passedOn) => {
  const answer = { ...empty, status: 429, body: undefined, isCut: false, retryAfter };
  expect(() => checkHostAnswer(answer, { address, contentType: '' })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ headers: { 'Retry-After': passedOn } }),
    }),
  );
});
