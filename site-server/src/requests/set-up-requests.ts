import type { IncomingMessage } from 'node:http';
import type { Express, IRouter, Request } from 'express';
import { canonicalPath, reportsUrl, testRegistrationHeader } from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import { networkOf } from '@site/service-kit/http';
import { countOnClose } from '@site/service-kit/metrics';
import type { Parts } from '../parts';
import { keepAliveHint } from '../limits/connections';
import { visitorAddress, withoutMapping } from '../limits/visitor';
import { hasForbiddenBody } from './read-body';
import { pathOf } from './request-target';
import { sendText, setCommonHeaders } from './responses';

declare module 'express-serve-static-core' {
  interface Request {
    /** Address of the client: the only one that is passed to the services. */
    visitor: string;
    /** The client's network, to which the limits apply. */
    network: string;
    /** The path, decoded, in NFC and without a trailing slash; set by setUpPaths. */
    canonicalPath: string;
  }
}

/** Every response gets the security headers; every request a visitor, whose limits apply to it. */
export function setUpRequests(app: Express, { config, metrics, live }: Parts): void {
  // For X-Forwarded-Proto. The visitor's address is read by visitorAddress: some load balancers add a port.
  app.set('trust proxy', (address: string) => config.isTrusted(withoutMapping(address)));
  app.use((request, response, next) => {
    setCommonHeaders(response, request.url);
    if (metrics)
      countOnClose(metrics, request, response, () => routeIdOf(request, live()?.addresses));
    if (hasForbiddenBody(request)) {
      // The connection is closed, because the bytes after these headers may not be a request.
      response.setHeader('Connection', 'close');
      return sendText(response, 400, 'Bad Request');
    }
    if (request.headers.connection !== 'close') response.setHeader('Keep-Alive', keepAliveHint);
    request.visitor = visitorAddress(request, config.isTrusted);
    request.network = networkOf(request.visitor);
    replaceClaims(request);
    next();
  });
}

/** What the services read about the visitor: never what the visitor has written there. */
function replaceClaims({ headers, visitor, protocol }: Request) {
  delete headers.forwarded;
  delete headers['x-real-ip'];
  headers[testRegistrationHeader] = undefined;
  headers['x-forwarded-for'] = visitor;
  headers['x-forwarded-host'] = headers.host ?? '';
  headers['x-forwarded-proto'] = protocol;
}

/** From here on an address is compared by its canonical path; one without is refused. */
export function setUpPaths(app: IRouter): void {
  app.use((request, response, next) => {
    const path = canonicalPath(pathOf(request.url));
    if (path === undefined || path.includes('\0')) return sendText(response, 400, 'Bad Request');
    request.canonicalPath = path;
    next();
  });
}

/** @returns the id of a route or the name of another address, for metrics; never a path, which can be invented */
export function routeIdOf(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  addresses: SiteAddresses | undefined,
): string {
  const path = canonicalPath(pathOf(url)) ?? '';
  if (path === reportsUrl) return 'reports';
  if (path === '/sitemap.xml') return 'sitemap';
  const [, folder] = /^\/(api|forms|shell|remotes|media)\//.exec(path) ?? [];
  if (folder !== undefined) return folder;
  return (addresses?.feed(path) && 'feed') ?? addresses?.match(path)?.route.id ?? 'none';
}
