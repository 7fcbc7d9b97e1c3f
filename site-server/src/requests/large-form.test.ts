import { isLargeForm } from './large-form';

it.each([
  [undefined, false],
  ['999999', false],
  ['1000000', true],
  ['0001000000', true],
])(
  'a form with Content-Length %s is as large as only a picture makes it: %s',
  (length, isLarge) => {
    const headers = length === undefined ? {} : { 'content-length': length };
    expect(isLargeForm({ headers })).toBe(isLarge);
  },
);
