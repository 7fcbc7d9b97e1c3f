import { chooseStages } from './choose-stages';
import { onePassed, type Stage } from './stage';

const all = ['lint', 'types', 'jest'].map((id): Stage => ({
  id,
  title: id,
  run: () => Promise.resolve(onePassed),
}));

function chosen(...args: string[]): string[] {
  return chooseStages(args, all).map((stage) => stage.id);
}

describe('chooseStages', () => {
  it('runs everything without arguments', () => {
    expect(chosen()).toEqual(['lint', 'types', 'jest']);
  });

  it.each([['--only', 'jest,lint'], ['--only=jest,lint'], ['--only', 'jest', 'lint']])(
    'keeps the order of the gate: %s %s',
    (...args) => {
      expect(chosen(...args)).toEqual(['lint', 'jest']);
    },
  );

  it.each([
    [['--only', 'lint,spelling'], '"spelling" is not known'],
    [['--fast'], '"--fast" is not known'],
    [['--only'], '--only needs a stage'],
  ])('%j is refused, with the choices', (args, message) => {
    expect(() => chooseStages(args, all)).toThrow(message);
    expect(() => chooseStages(args, all)).toThrow('--only lint,types,jest');
  });
});
