import type { ReleaseStore } from './release-store';
import { withStoreLock } from './store-lock';

test('a store that refuses the lock and shows none is not waited for without end', async () => {
  const store = {
    name: 's3://broken',
    put: () => Promise.resolve(undefined),
    get: () => Promise.resolve(undefined),
  } as unknown as ReleaseStore;
  await expect(withStoreLock(store, () => Promise.resolve('done'), 100)).rejects.toThrow(
    'Another process is releasing to s3://broken right now',
  );
});
