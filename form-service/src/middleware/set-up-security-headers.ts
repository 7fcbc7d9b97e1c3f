import type { Express } from 'express';
import helmet from 'helmet';

/** No response may be framed or cached or load anything. */
export function setUpSecurityHeaders(app: Express): void {
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // Set by the edge, because only there is a certificate.
      strictTransportSecurity: false,
    }),
  );
  app.set('etag', false);
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
}
