/** The small site behind each edge that this machine can test. */
import { signIn } from './sign-in';
import { edgeKinds, startEdge, startSmallSite } from './start-site';
import type { EdgeKind, RunningEdge, SmallSite } from './start-site';

/** All but the kind exist while tests run. */
export interface EdgeUnderTest {
  readonly kind: EdgeKind;
  small: SmallSite;
  edge: RunningEdge;
  origin: string;
  /** The administrator's session; empty unless signed in. */
  cookie: string;
}

/** @param title with `%s` for the edge */
export function describeEdges(
  title: string,
  tests: (at: EdgeUnderTest) => void,
  isSignedIn = false,
): void {
  describe.each(edgeKinds)(title, (kind) => {
    const at = { kind } as EdgeUnderTest;
    beforeAll(async () => {
      at.small = await startSmallSite();
      at.edge = await startEdge(kind, at.small);
      at.origin = at.edge.origin;
      at.cookie = isSignedIn ? await signIn(at.origin, at.small) : '';
    });
    afterAll(async () => {
      await at.edge.stop();
      await at.small.stop();
    });
    tests(at);
  });
}

/** With a session of the administrator. */
export const describeEdgesSignedIn: typeof describeEdges = (title, tests) =>
  describeEdges(title, tests, true);
