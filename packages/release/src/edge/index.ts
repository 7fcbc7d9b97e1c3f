/** The part of a release that nginx reads: maps of addresses, policies and dictionaries, and whether it has loaded them. */
export { addressTable } from './page-addresses';
export { composeReleasedPages } from './released-pages';
export { updateEdge } from './update-edge';
export { fetchEdgeStatus } from './wait-for-edge';
