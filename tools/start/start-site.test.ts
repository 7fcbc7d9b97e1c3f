import { startServers } from './start-site';
import { supervise } from './supervised-process';

jest.mock('./supervised-process', () => ({ supervise: jest.fn() }));

const config = { port: 8080, host: '127.0.0.1', dataFolder: '/data' };

/** @returns the names of the processes that were stopped */
function startsAllBut(failing: string): readonly string[] {
  const stopped: string[] = [];
  jest.mocked(supervise).mockImplementation(({ name }) => ({
    started: Promise.resolve(name !== failing),
    stop: () => {
      stopped.push(name);
      return Promise.resolve();
    },
  }));
  return stopped;
}

test('without a gateway nothing runs: its port may belong to another program', async () => {
  const stopped = startsAllBut('gateway');
  await expect(startServers(config, '/site')).rejects.toThrow('The gateway did not start');
  expect([...stopped].sort()).toEqual(['SSR server', 'form-service', 'gateway', 'press-service']);
});

test.each(['press-service', 'form-service', 'SSR server'])(
  'the site runs without %s',
  async (name) => {
    const stopped = startsAllBut(name);
    expect((await startServers(config, '/site')).origin).toBe('http://localhost:8080');
    expect(stopped).toEqual([]);
  },
);
