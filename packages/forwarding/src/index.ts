/** Forwards requests to another server: for the gateway, the development server and the SSR server, so that all refuse the same ones. */
export { forwardedHeaders } from './forwarded-headers';
export { isLargeForm } from './large-form';
export {
  discardBody,
  hasForbiddenBody,
  readBody,
  UnreadableBody,
  type BodyBudget,
} from './read-body';
export { openPool, requestUpstream } from './request-upstream';
