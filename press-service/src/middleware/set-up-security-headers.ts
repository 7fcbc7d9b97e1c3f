import type { Express } from 'express';
import helmet from 'helmet';

/** For answers that are data, never pages. HSTS is set by the edge, which knows whether it has a certificate. */
export function setUpSecurityHeaders(app: Express): void {
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] },
      },
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
    }),
  );
}
