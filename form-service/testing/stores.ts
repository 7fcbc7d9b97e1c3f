/** The stores of this service, for tests that damage, kill or copy them from outside. */
export { openEmbeddedStore } from '../src/data/embedded-store';
export { readProof } from '../src/data/keys/receipt';
export { openStore, type StoreChoice } from '../src/data/open-store';
export type { RegistrationStore } from '../src/data/registration-store';
export { locationBeside } from '../src/data/store-location';
export { purgeDaily } from '../src/services/purge-expired';
