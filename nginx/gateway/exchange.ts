import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request, the response to it, and the visitor who sent it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The only client address that is passed to the services. */
  readonly visitor: string;
  /** The visitor's network, to which the limits apply. */
  readonly network: string;
}
