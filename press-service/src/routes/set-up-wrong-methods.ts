import type { Express } from 'express';
import { Fault } from '../errors';
import { methods, paths, type Address } from './paths';

/** A known address asked in a way it does not know: 405 with what it does know. */
export function setUpWrongMethods(app: Express): void {
  for (const name of Object.keys(paths) as Address[]) {
    app.all(paths[name], (_request, _response, next) => {
      next(new Fault('method_not_allowed', { headers: { Allow: methods[name].join(', ') } }));
    });
  }
}
