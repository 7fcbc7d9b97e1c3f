/** What both services do with a request. */
export { isOriginOf } from './is-origin-of';
export { networkOf } from './network-of';
export { setUpRequestLog, type WriteLine } from './set-up-request-log';
