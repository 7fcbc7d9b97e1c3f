/** What nginx reads of a release: maps of addresses, policies and dictionaries, and whether it serves them yet. */
export { fetchEdgeStatus } from './fetch-edge-status';
export { addressTable } from './page-addresses';
export { composeReleasedPages } from './released-pages';
export { updateEdge } from './update-edge';
