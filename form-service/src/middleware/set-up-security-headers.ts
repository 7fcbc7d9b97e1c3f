import type { Express } from 'express';
import helmet from 'helmet';

/** Answers of this service are never documents to show, frame or cache. */
export function setUpSecurityHeaders(app: Express): void {
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // Set by the edge, which knows whether it has a certificate.
      strictTransportSecurity: false,
    }),
  );
  app.set('etag', false);
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
}
