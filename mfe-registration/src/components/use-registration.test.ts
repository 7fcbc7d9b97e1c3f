/** @jest-environment jsdom */
/** e2e/specs/registration.spec.ts sends what a visitor types; here is what no visitor of this site sends. */
import { readFields } from './use-registration';

test.each([
  ['popup', { email: '', visitDate: '' }],
  ['visit', { message: '문의' }],
  ['inquiry', { message: '문의' }],
] as const)(
  '%s: texts as typed, the required consent when ticked, the honeypot when filled, no version of the notice [POPUP-3, FORM-9, FORM-11, FORM-24]',
  (kind, own) => {
    const data = new FormData();
    const both = { name: ' 방문자 ', phone: '010 0000 0000' };
    const typed = { ...both, message: '문의', _gotcha: '', _notice: '2026-11-22' };
    for (const [name, value] of Object.entries(typed)) data.append(name, value);
    expect(readFields(kind, data)).toEqual({ ...both, ...own });
    const ticked = { marketing: 'on', _consent: 'on', _gotcha: 'bot' };
    for (const [name, value] of Object.entries(ticked)) data.set(name, value);
    expect(readFields(kind, data)).toEqual({ ...both, ...own, ...ticked });
  },
);
