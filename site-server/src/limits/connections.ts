/**
 * Idle timeouts of connections. Every hop closes an idle connection before the hop behind it does, so that no request is
 * sent on a connection that is being closed:
 * browsers, load balancers and nginx (announced: 60 s) < the site server (75 s); its own connections to the services (2 s,
 * at most 4 s, upstreams/request-upstream.ts) < the services (5 s and more).
 */
import type { ServerOptions } from 'node:http';

const keepAliveMs = 75_000;
const announcedKeepAliveSeconds = 60;

export const connectionLimits: ServerOptions = {
  keepAliveTimeout: keepAliveMs,
  // Limits for headers that arrive byte by byte (Slowloris), and for a whole request; nginx: conf/http.conf.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

export const keepAliveHint = `timeout=${announcedKeepAliveSeconds}`;
