import { startServers } from './start-site';
import { supervise } from './supervised-process';

jest.mock('./supervised-process', () => ({ supervise: jest.fn() }));
jest.mock('./server-programs', () => ({
  compileServerPrograms: () => Promise.resolve({ fileOf: String, remove: () => undefined }),
}));

const config = { port: 8080, host: '127.0.0.1', dataFolder: '/data', releasePort: undefined };

const report = jest.fn<undefined, [string]>();
let sendReady: (admin: object) => void;
beforeEach(() => report.mockReset());

/** @returns the names of the processes that were stopped */
function startsAllBut(failing: string): readonly string[] {
  const stopped: string[] = [];
  jest.mocked(supervise).mockImplementation(({ name, onReady }) => {
    if (name === 'press-service') sendReady = (admin) => onReady?.({ type: 'ready', admin });
    return {
      started: Promise.resolve(name !== failing),
      stop: () => {
        stopped.push(name);
        return Promise.resolve();
      },
    };
  });
  return stopped;
}

test('without a site server nothing runs: its port may belong to another program', async () => {
  const stopped = startsAllBut('site server');
  await expect(startServers(config, '/site', report)).rejects.toThrow(
    'The site server did not start',
  );
  expect([...stopped].sort()).toEqual(['form-service', 'press-service', 'site server']);
});

test.each(['press-service', 'form-service'])('the site runs without %s', async (name) => {
  const stopped = startsAllBut(name);
  expect((await startServers(config, '/site', report)).origin).toBe('http://localhost:8080');
  expect(stopped).toEqual([]);
});

test('a password that is generated after the start is shown, and the administrator once', async () => {
  startsAllBut('press-service');
  await startServers(config, '/site', report);
  expect(report.mock.calls).toEqual([
    [
      'The press service has not started yet: it waits for MongoDB, or it failed (see its message above).',
    ],
  ]);
  report.mockReset();
  const email = 'admin@example.com';
  sendReady({ email, generatedPassword: 'made-up' });
  // Started again after a crash.
  sendReady({ email });
  expect(report.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^administrator: http:\/\/localhost:8080\//),
    '  e-mail admin@example.com',
    expect.stringMatching(/^ {2}password made-up /),
  ]);
});
