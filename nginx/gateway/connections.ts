/**
 * How long a connection may live. Along the way of a request each one who keeps a connection gives it up before the next
 * one does, so that nobody sends a request into a connection that is being closed:
 * browsers and load balancers (told 60 s) < the gateway (75 s); its own connections to the services (2 s, at most 4 s,
 * packages/forwarding/src) < the services (5 s and more).
 */
import type { ServerOptions } from 'node:http';

const keepAliveMs = 75_000;
const toldKeepAliveSeconds = 60;

export const connectionLimits: ServerOptions = {
  keepAliveTimeout: keepAliveMs,
  // A head that comes drop by drop (Slowloris), and a whole request; nginx: conf/http/time-limits.conf.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

export const keepAliveHint = `timeout=${toldKeepAliveSeconds}`;
