import { edgeCases } from './cases';
import { expectResponse } from './testing/expect-response';
import {
  edgeKinds,
  startEdge,
  startSmallSite,
  type RunningEdge,
  type SmallSite,
} from './testing/start-site';
import { whyNoNginx } from './testing/start-nginx';

const reason = whyNoNginx();
if (reason !== undefined) process.stderr.write(`nginx: not tested (${reason})\n`);

let small: SmallSite;
beforeAll(async () => {
  small = await startSmallSite();
});
afterAll(() => small.stop());

describe.each(edgeKinds)('%s', (kind) => {
  let edge: RunningEdge;
  beforeAll(async () => {
    edge = await startEdge(kind, small);
  });
  afterAll(() => edge.stop());

  test.each(edgeCases.map((edgeCase) => [edgeCase.title, edgeCase] as const))(
    '%s',
    (_title, edgeCase) => expectResponse(edge.origin, edgeCase),
  );
});
