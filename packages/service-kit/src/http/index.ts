/** Requests, as both services handle them. */
export { isOriginOf } from './is-origin-of';
export { createWindowCounters, limitRate, type WindowCounter } from './limit-rate';
export { isJsonType, isUtf8, mediaTypeOf } from './media-type';
export { networkOf } from './network-of';
export { sentStatus } from './sent-status';
export { setUpRequestLog, type WriteLine } from './set-up-request-log';
export { wantsJson } from './wants-json';
