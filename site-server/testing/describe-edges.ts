/** The small site behind each edge that this machine can test. */
import { sessionUrl } from '@site/contract';
import { forAllTests } from '@site/testing/fixtures';
import { sendRequest, type TestRequest, type TestResponse } from '@site/testing/send-request';
import { edgeKinds, startEdge, startSmallSite } from './start-site';
import type { EdgeKind, RunningEdge, SmallSite } from './start-site';

/** All but the kind exist while tests run. */
export interface EdgeUnderTest {
  readonly kind: EdgeKind;
  readonly small: SmallSite;
  edge: RunningEdge;
  origin: string;
  /** The administrator's session; empty unless signed in. */
  cookie: string;
  get: (path: string, headers?: TestRequest['headers']) => Promise<TestResponse>;
}

/**
 * Both edges stand before one small site: what a test changes in it, the tests of the other edge find changed.
 * @param title with `%s` for the edge
 */
export function describeEdges(
  title: string,
  tests: (at: EdgeUnderTest) => void,
  isSignedIn = false,
): void {
  const small = forAllTests(startSmallSite);
  describe.each(edgeKinds)(title, (kind) => {
    const at = { kind, small } as EdgeUnderTest;
    beforeAll(async () => {
      at.edge = await startEdge(kind, small);
      at.origin = at.edge.origin;
      at.get = (path, headers) => sendRequest(at.origin, { path, headers });
      at.cookie = isSignedIn ? await signIn(at.origin, small) : '';
    });
    afterAll(() => at.edge.stop());
    tests(at);
  });
}

/** With a session of the administrator. */
export const describeEdgesSignedIn: typeof describeEdges = (title, tests) =>
  describeEdges(title, tests, true);

/** @returns the `Cookie` header of the administrator's session */
async function signIn(origin: string, { admin }: SmallSite): Promise<string> {
  const { status, headers } = await sendRequest(origin, {
    method: 'POST',
    path: sessionUrl,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  expect(status).toBe(200);
  return /press\.sid=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
}
