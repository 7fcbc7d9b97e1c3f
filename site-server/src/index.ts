/** Requests to another server on behalf of a visitor, for the development server. */
export { hasForbiddenBody, readBody, UnreadableBody } from './requests/read-body';
export { forwardedHeaders, openPool, requestUpstream } from './upstreams/request-upstream';
