import {
  CommandError,
  ConfigError,
  explain,
  HttpError,
  ListenError,
  OperatorError,
  retryAfter,
  ServiceError,
  StoreError,
  type HttpErrorDetails,
} from './errors';

class ShownError extends HttpError<'shown'> {
  constructor(details: HttpErrorDetails) {
    super('shown', { status: 422, showsFields: true }, details);
  }
}

class HiddenError extends HttpError<'hidden'> {
  constructor(details: HttpErrorDetails) {
    super('hidden', { status: 500, showsFields: false }, details);
  }
}

test('each error has the name of its class and a place in one hierarchy', () => {
  const address = { port: 80, host: '127.0.0.1' };
  const errors = [
    new ConfigError(['PORT is wrong.']),
    new CommandError('no such command'),
    new ListenError(Object.assign(new Error(), { code: 'EADDRINUSE' }), address),
    new StoreError('damaged'),
  ];
  expect(errors.map(({ name }) => name)).toEqual([
    'ConfigError',
    'CommandError',
    'ListenError',
    'StoreError',
  ]);
  for (const error of errors) expect(error).toBeInstanceOf(OperatorError);
  const shown = new ShownError({});
  expect(shown).toBeInstanceOf(ServiceError);
  expect(shown).not.toBeInstanceOf(OperatorError);
  expect([shown.name, shown.message, shown.status]).toEqual(['ShownError', 'shown', 422]);
});

test('the catalogue decides whether fields are shown', () => {
  const fields = [{ field: 'phone', code: 'required' }];
  expect(new ShownError({ fields }).shownFields).toEqual(fields);
  expect(new HiddenError({ fields }).shownFields).toBeUndefined();
});

test('an operator gets a sentence, and the stack of a defect only', () => {
  expect(explain(new CommandError('There is no such store.'))).toBe('There is no such store.');
  expect(explain(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n +at /);
  expect(explain(new TypeError('x'), () => 'described')).toBe('described');
});

test.each([
  ['EADDRINUSE', /the port 80 is in use\. Set PORT/],
  ['EACCES', /may not use the port 80\. Set PORT to a number above 1023/],
  ['EADDRNOTAVAIL', /EADDRNOTAVAIL\. Set HOST/],
])('%s names the setting to change', (code, sentence) => {
  const cause = Object.assign(new Error(), { code });
  expect(new ListenError(cause, { port: 80, host: '127.0.0.1' }).message).toMatch(sentence);
});

test.each([
  [-5, '1'],
  [0, '1'],
  [1_001, '2'],
])('a wait of %i ms is Retry-After: %s', (waitMs, seconds) => {
  expect(retryAfter(waitMs)).toEqual({ 'Retry-After': seconds });
});
