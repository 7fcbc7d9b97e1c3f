import { edgeCases } from '../testing/edge-cases';
import { expectResponse } from '../testing/expect-response';
import {
  edgeKinds,
  startEdge,
  startSmallSite,
  type RunningEdge,
  type SmallSite,
} from '../testing/start-site';
import { whyNoNginx } from '../testing/start-nginx';

/** Edges that run already, in front of the small site: `npm run resilience -- compose swarm` names those of its containers. */
const elsewhere = (process.env['EDGE_ORIGINS'] ?? '').split(' ').filter(Boolean);
const kinds = elsewhere.length > 0 ? [] : edgeKinds;

const reason = whyNoNginx();
if (reason !== undefined && kinds.length > 0)
  process.stderr.write(`nginx: not tested (${reason})\n`);

let small: SmallSite | undefined;
beforeAll(async () => {
  if (kinds.length > 0) small = await startSmallSite();
});
afterAll(() => small?.stop());

const everyCase = edgeCases.map((edgeCase) => [edgeCase.title, edgeCase] as const);

for (const kind of kinds)
  describe(`${kind}: pages, redirects and missing pages [ROUTE-2, ROUTE-5, ROUTE-6, ROUTE-7, ROUTE-8, ROUTE-9]`, () => {
    let edge: RunningEdge;
    beforeAll(async () => {
      if (small) edge = await startEdge(kind, small);
    });
    afterAll(() => edge.stop());

    test.each(everyCase)('%s', (_title, edgeCase) => expectResponse(edge.origin, edgeCase));
  });

for (const origin of elsewhere)
  describe(origin, () => {
    test.each(everyCase)('%s', (_title, edgeCase) => expectResponse(origin, edgeCase));
  });
