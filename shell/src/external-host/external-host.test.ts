/** @jest-environment jsdom */
import type { PublicManifest } from '@site/contract';

test('a call that throws for an incomplete manifest can be repeated; after one that succeeds, further calls throw', async () => {
  const prepared = jest.fn(() => ({ load: jest.fn(), Provider: () => null }));
  jest.doMock('@site/host/external-host', () => ({ prepareExternalHost: prepared }));
  Object.assign(globalThis, { sharedVersions: {} });
  await import('./external-host');
  const { prepareExternalHost } = globalThis as unknown as {
    prepareExternalHost: (release: PublicManifest) => unknown;
  };
  const release = {} as PublicManifest;
  prepared.mockImplementationOnce(() => {
    throw new TypeError('incomplete');
  });
  expect(() => prepareExternalHost(release)).toThrow('incomplete');
  expect(prepareExternalHost(release)).toBeDefined();
  expect(() => prepareExternalHost(release)).toThrow('already called');
  expect(prepared).toHaveBeenCalledTimes(2);
});
