/** The contract of both stores: the same tests run against each. */
import type { PressStore } from '../src/data/press-store';
import { testAccount } from './store-contract/account-tests';
import { testArticles } from './store-contract/article-tests';
import { testPictures } from './store-contract/picture-tests';
import { openStores } from './store-contract/stores-under-test';

/** @param open opens the same data each time, as a second process would */
export function describeStore(name: string, open: () => Promise<PressStore>): void {
  describe(name, () => {
    const stores = openStores(open);
    testArticles(stores);
    testPictures(stores);
    testAccount(stores);

    test('it answers a ping', async () => {
      await expect(stores.first.ping()).resolves.toBeUndefined();
    });
  });
}
