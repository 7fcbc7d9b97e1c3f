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
    const startedAt = Date.now();
    const run = await runTool(['-e', script], { limitMs: 600 });
    // The output closes only when the grandchild, which shares it, has ended.
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    expect(run.code).not.toBe(0);
    expect(run.output).toContain('Ended after its limit');
  });
});
