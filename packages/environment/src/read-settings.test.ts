import { readSettings } from './read-settings';

const read = (env: Record<string, string>) =>
  readSettings('Part', env, (settings) => ({
    folder: settings.text('FOLDER'),
    days: settings.wholeNumber('DAYS', 1, 30),
    port: settings.port('PORT'),
    origin: settings.origin('ORIGIN'),
    upstream: settings.server('UPSTREAM'),
  }));

test.each(['', ' ', undefined])('%j counts as unset in every kind of setting', (value) => {
  const names = ['FOLDER', 'DAYS', 'PORT', 'ORIGIN', 'UPSTREAM'];
  const env = Object.fromEntries(
    names.flatMap((name) => (value === undefined ? [] : [[name, value]])),
  );
  expect(Object.values(read(env))).toEqual(names.map(() => undefined));
});

test('values are parsed, without spaces at their ends', () => {
  const env = {
    FOLDER: ' /data ',
    DAYS: '30',
    PORT: ' 0',
    ORIGIN: 'https://www.example.com:8443 ',
    UPSTREAM: 'press-service:8080',
  };
  expect(read(env)).toEqual({
    folder: '/data',
    days: 30,
    port: 0,
    origin: 'https://www.example.com:8443',
    upstream: 'http://press-service:8080',
  });
});

test('every problem is in one message, with the variable and its value', () => {
  const env = { DAYS: '31', PORT: '65536', ORIGIN: 'https://x.example/', UPSTREAM: 'press' };
  expect(() => read(env)).toThrow(
    new Error(
      [
        'Part:',
        '- DAYS must be a whole number from 1 to 30, not "31"',
        '- PORT must be a whole number from 0 to 65535, not "65536"',
        '- ORIGIN must be like https://www.example.com without a path, not "https://x.example/"',
        '- UPSTREAM must be a host and port like localhost:8080, not "press"',
      ].join('\n'),
    ),
  );
});

test.each(['0', '1.5', '-1', '1e1', '0x1', 'x'])('%s is not a whole number from 1', (DAYS) => {
  expect(() => read({ DAYS })).toThrow('DAYS must be');
});

test.each(['www.example.com', 'ftp://example.com', 'https://x.example/path', 'file:///x'])(
  '%s is not an origin',
  (ORIGIN) => {
    expect(() => read({ ORIGIN })).toThrow('ORIGIN must be like');
  },
);

test.each([
  ['https://윤슬.한국', 'https://xn--iu4bt5f.xn--3e0b707e'],
  ['http://www.윤슬.한국:8080/', 'http://www.xn--iu4bt5f.xn--3e0b707e:8080'],
  ['https://WWW.example.com', 'https://www.example.com'],
])('%s is refused with the form of browsers, %s', (ORIGIN, form) => {
  expect(() => read({ ORIGIN })).toThrow(
    new Error(`Part:\n- ORIGIN must be ${form}, as browsers write it, not "${ORIGIN}"`),
  );
  expect(read({ ORIGIN: form }).origin).toBe(form);
});

test.each(['press-service', 'http://press-service:8080', 'a:', ':80', 'a:80/b', 'a:99999'])(
  '%s is not a server',
  (UPSTREAM) => {
    expect(() => read({ UPSTREAM })).toThrow('UPSTREAM must be');
  },
);

test('a port may have to be fixed', () => {
  const port = (PORT: string) => readSettings('Part', { PORT }, (all) => all.port('PORT', 1));
  expect(port('1')).toBe(1);
  expect(() => port('0')).toThrow('PORT must be a whole number from 1 to 65535, not "0"');
});

test('a required setting is reported as missing or as wrong, never as both', () => {
  const required = (UPSTREAM: string) =>
    readSettings('Part', { UPSTREAM }, ({ server, required: need }) =>
      need('UPSTREAM', server('UPSTREAM'), 'the origin of pages'),
    );
  expect(required('a:80')).toBe('http://a:80');
  expect(() => required(' ')).toThrow(
    new Error('Part:\n- UPSTREAM is missing: the origin of pages'),
  );
  expect(() => required('a')).toThrow(
    new Error('Part:\n- UPSTREAM must be a host and port like localhost:8080, not "a"'),
  );
});
