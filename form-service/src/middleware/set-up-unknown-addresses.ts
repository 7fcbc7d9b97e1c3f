import type { Express } from 'express';
import { FormError } from '../errors';

export function setUpUnknownAddresses(app: Express): void {
  app.use(() => {
    throw new FormError('unknown_form');
  });
}
