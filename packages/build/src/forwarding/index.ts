/** Passing a request on to another server: for the gateway and the development server, so that both refuse the same. */
export { askServer, openPool } from './ask-server';
export { forwardedHeaders } from './forwarded-headers';
export { hasForbiddenBody, readBody, UnreadableBody, type BodyRoom } from './read-body';
