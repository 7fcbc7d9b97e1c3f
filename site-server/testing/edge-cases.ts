/**
 * One table for both edges: each row is a request and the response that it must get. site-server/tests/edge.test.ts runs it against
 * the site server alone and behind real nginx, with the real services. Every response
 * is also compared with the headers of packages/contract/src/security.ts.
 */
import { dictionaries } from './cases/dictionaries';
import type { EdgeCase } from './cases/edge-case';
import { conditions, files } from './cases/files';
import { malformed, methods } from './cases/methods';
import { comparisons, notFound, oneAddress, pages } from './cases/pages';
import { pictures } from './cases/pictures';
import { api, forms, reports } from './cases/services';
import { ssrPages } from './cases/ssr-pages';

export const edgeCases: readonly EdgeCase[] = [
  pages,
  notFound,
  oneAddress,
  comparisons,
  files,
  dictionaries,
  conditions,
  reports,
  methods,
  ssrPages,
  api,
  pictures,
  forms,
  malformed,
].flat();
