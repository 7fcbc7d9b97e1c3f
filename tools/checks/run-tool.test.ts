import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { runTool } from './run-tool';

describe('runTool', () => {
  it('returns the exit code and both streams', async () => {
    const run = await runTool(['-e', 'console.log("out"); console.error("err"); process.exit(3)']);
    expect(run.code).toBe(3);
    expect(run.output).toContain('out');
    expect(run.output).toContain('err');
  });

  it('ends a tool that hangs, with the processes it started, and names the limit', async () => {
    const hang = 'setInterval(() => {}, 1000)';
    const script = `require('child_process').spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' }); ${hang}`;
    // The output closes only when the grandchild, which shares it, has ended.
    const run = await runTool(['-e', script], { limitMs: 600 });
    expect(run.code).not.toBe(0);
    expect(run.output).toContain('Ended after its limit');
  });

  it.each([
    ['SIGINT', (checks: Checks) => checks.kill('SIGINT')],
    ['SIGTERM', (checks: Checks) => checks.kill('SIGTERM')],
    ['SIGHUP, of a closed terminal', (checks: Checks) => checks.kill('SIGHUP')],
    ['an output that nobody reads', (checks: Checks) => checks.stdout.destroy()],
  ])('%s ends the tool, then the checks, with their exit handlers', async (_, end) => {
    const checks = startChecks();
    const ended = once(checks, 'close');
    let errors = '';
    checks.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const [tool] = (await once(checks.stdout.setEncoding('utf8'), 'data')) as [string];
    end(checks);
    expect([await ended, errors]).toEqual([[130, null], 'exit handler\n']);
    expect(() => process.kill(Number.parseInt(tool, 10), 0)).toThrow('ESRCH');
  });
});

type Checks = ReturnType<typeof startChecks>;

/** A process that runs a tool that writes its process id, again and again, and never ends. */
function startChecks() {
  const tool = 'setInterval(() => console.log(process.pid), 100)';
  const script = `
    import { runTool } from ${JSON.stringify(path.join(import.meta.dirname, 'run-tool.ts'))};
    process.once('exit', () => console.error('exit handler'));
    await runTool(['-e', ${JSON.stringify(tool)}], { showsOutput: true });
  `;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
