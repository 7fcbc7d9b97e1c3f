/** @jest-environment jsdom */
import { readFields } from './use-registration';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

const typed = { name: ' 방문자 ', phone: '010 0000 0000', message: '문의', _gotcha: '' };

test('the popup sends name, phone and two empty strings, as typed [POPUP-3]', () => {
  expect(readFields('popup', form(typed))).toEqual({
    name: ' 방문자 ',
    phone: '010 0000 0000',
    email: '',
    visitDate: '',
  });
});

test.each(['visit', 'inquiry'] as const)(
  '%s sends name, phone, message [FORM-9, FORM-11]',
  (kind) => {
    expect(readFields(kind, form(typed))).toEqual({
      name: ' 방문자 ',
      phone: '010 0000 0000',
      message: '문의',
    });
  },
);

test('the required consent is sent when ticked; the version of the notice is not a field', () => {
  const data = form({ ...typed, _consent: 'on', _notice: '2026-11-22' });
  expect(readFields('popup', data)).toMatchObject({ _consent: 'on' });
  expect(readFields('popup', data)).not.toHaveProperty('_notice');
});

test('marketing is sent only when ticked, the honeypot only when filled [FORM-24]', () => {
  const fields = readFields('visit', form({ ...typed, marketing: 'on', _gotcha: 'bot' }));
  expect(fields).toMatchObject({ marketing: 'on', _gotcha: 'bot' });
});
