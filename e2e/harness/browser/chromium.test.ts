import { resolveChromium, type Machine } from './chromium';

const bundled = { executablePath: '/tmp/bundled', args: ['--bundled'] };

function machine(runs: readonly string[], environment: Record<string, string> = {}): Machine {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
    isRoot: false,
    isExecutable: (file) => runs.includes(file),
    bundled: () => Promise.resolve(bundled),
  };
}

describe('resolveChromium', () => {
  it('takes CHROMIUM_PATH before anything installed', async () => {
    const found = await resolveChromium(
      machine(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' }),
    );
    expect(found.executablePath).toBe('/opt/mine');
  });

  it('refuses a CHROMIUM_PATH that does not run instead of taking another browser', async () => {
    const wrong = machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/gone' });
    await expect(resolveChromium(wrong)).rejects.toThrow('CHROMIUM_PATH is /opt/gone');
  });

  it('prefers an installed Chromium to an installed Chrome, in any folder of PATH', async () => {
    const both = machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']);
    expect((await resolveChromium(both)).executablePath).toBe('/usr/bin/chromium');
  });

  it('finds Chrome under its long name', async () => {
    const chrome = machine(['/usr/bin/google-chrome-stable']);
    expect((await resolveChromium(chrome)).executablePath).toBe('/usr/bin/google-chrome-stable');
  });

  it('falls back to the bundled one with its own flags', async () => {
    const found = await resolveChromium(machine([]));
    expect(found.executablePath).toBe('/tmp/bundled');
    expect(found.args).toContain('--bundled');
  });

  it('gives up the sandbox for root only', async () => {
    const user = await resolveChromium(machine(['/usr/bin/chromium']));
    const root = await resolveChromium({ ...machine(['/usr/bin/chromium']), isRoot: true });
    expect(user.args).not.toContain('--no-sandbox');
    expect(root.args).toContain('--no-sandbox');
  });
});
