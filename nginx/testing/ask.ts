/** Former names of send-request.ts, for e2e/drills/promises/slow-visitors.ts until its import is renamed. */
export { sendRequest as ask, type TestRequest as Question } from './send-request';
