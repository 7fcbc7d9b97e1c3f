import { splitEngines } from './split-engines';

it('takes the engines out of the arguments, in a fixed order', () => {
  expect(splitEngines(['--engine', 'webkit', 'press', '--engine', 'firefox', '-g', 'a'])).toEqual({
    engines: ['firefox', 'webkit'],
    rest: ['press', '-g', 'a'],
  });
  expect(splitEngines(['press', '-g', 'webkit'])).toEqual({
    engines: [],
    rest: ['press', '-g', 'webkit'],
  });
});

it('names the engines when it does not know one, or has none', () => {
  expect(() => splitEngines(['--engine', 'chrome'])).toThrow(
    '--engine chrome: the engines are firefox and webkit.',
  );
  expect(() => splitEngines(['--engine'])).toThrow('the engines are firefox and webkit.');
});
