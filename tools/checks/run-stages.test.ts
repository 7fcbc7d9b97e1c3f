import { chooseStages, runStages } from './run-stages';
import { oneFailed, onePassed, type Stage } from './stage';

const quiet = () => undefined;

function stage(id: string, run: Stage['run'], needs?: readonly string[]): Stage {
  return { id, title: `stage ${id}`, ...(needs && { needs }), run };
}

const passes = () => Promise.resolve(onePassed);
const fails = () => Promise.resolve(oneFailed('three findings'));

describe('runStages', () => {
  it('continues after a failed stage and skips only the stages that need it', async () => {
    const results = await runStages(
      [stage('build', fails), stage('browser', passes, ['build']), stage('links', passes)],
      quiet,
    );
    expect(results.map(({ id, passed, failed, skipped }) => [id, passed, failed, skipped])).toEqual(
      [
        ['build', 0, 1, 0],
        ['browser', 0, 0, 1],
        ['links', 1, 0, 0],
      ],
    );
    expect(results[1]?.note).toBe('not run: it needs "build", which failed');
  });

  it('runs adjacent stages that share the machine two at a time, and returns results in list order', async () => {
    let running = 0;
    const most: number[] = [];
    const shared = (id: string): Stage => ({
      ...stage(id, async () => {
        running += 1;
        most.push(running);
        await new Promise((resolve) => setTimeout(resolve, id === 'lint' ? 40 : 10));
        running -= 1;
        return onePassed;
      }),
      sharesMachine: true,
    });
    const results = await runStages(
      [shared('lint'), shared('format'), shared('types'), stage('jest', passes)],
      quiet,
    );
    expect(Math.max(...most)).toBe(2);
    expect(results.map(({ id }) => id)).toEqual(['lint', 'format', 'types', 'jest']);
  });

  it('starts a stage only after the one beside it that it needs', async () => {
    const order: string[] = [];
    const shared = (id: string, takesMs: number, needs?: readonly string[]): Stage => ({
      ...stage(
        id,
        async () => {
          order.push(`${id} starts`);
          await new Promise((resolve) => setTimeout(resolve, takesMs));
          order.push(`${id} ends`);
          return onePassed;
        },
        needs,
      ),
      sharesMachine: true,
    });
    await runStages([shared('build', 30), shared('lint', 1), shared('bytes', 1, ['build'])], quiet);
    expect(order.indexOf('bytes starts')).toBeGreaterThan(order.indexOf('build ends'));
  });

  it('runs a stage whose required stage was not chosen', async () => {
    const results = await runStages([stage('browser', passes, ['build'])], quiet);
    expect(results[0]?.passed).toBe(1);
  });

  it('counts a stage that breaks as a failure', async () => {
    const broken = stage('jest', () => Promise.reject(new Error('no such tool')));
    const results = await runStages([broken, stage('types', passes)], quiet);
    expect(results.map((result) => result.failed)).toEqual([1, 0]);
    expect(results[0]?.note).toContain('no such tool');
  });

  it('shows each title and, indented, why a stage failed', async () => {
    const lines: string[] = [];
    await runStages([stage('lint', fails)], (line) => lines.push(line));
    expect(lines).toEqual(['\n▸ stage lint', 'stage lint:\n  three findings']);
  });
});

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
    'keeps the order of the list: %s %s',
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
