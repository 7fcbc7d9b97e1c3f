/** Requests, as both services handle them. */
export { batchLines } from './batch-lines';
export { isOriginOf } from './is-origin-of';
export { networkOf } from './network-of';
export { sentStatus } from './sent-status';
export { logOnClose, setUpRequestLog, type WriteLine } from './set-up-request-log';
