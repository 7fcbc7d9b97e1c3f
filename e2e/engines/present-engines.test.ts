import { presentEngines } from './present-engines';

const { PATH: path } = process.env;
afterEach(() => {
  process.env['PATH'] = path;
  delete process.env['REQUIRE_ENGINES'];
});

it('leaves out an engine that the machine does not have, with one line', () => {
  delete process.env['REQUIRE_ENGINES'];
  process.env['PATH'] = '/nowhere';
  const lines: string[] = [];
  expect(presentEngines(['firefox', 'webkit'], (line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual([
    'firefox: skipped, this machine has no firefox-esr',
    'webkit: skipped, this machine has no WebKitWebDriver and no Xvfb',
  ]);
});

it('fails instead where engines are required', () => {
  process.env['PATH'] = '/nowhere';
  process.env['REQUIRE_ENGINES'] = '1';
  expect(() => presentEngines(['webkit'], () => undefined)).toThrow('WebKitWebDriver');
});
