import { expect, expectSoon } from '../test';
import type { NetworkFault } from '../site/network-faults';
import { filesOf, firstAttemptFailed, modulesOn, type Target } from '../site/remotes-under-test';
import type { ResilienceSite } from '../site/resilience-site';
import { expectCompletePage } from './expect-complete-page';
import { submitNatively } from './submit-natively';
import { visiting } from './visit';

const recoversWithinMs = 40_000;

interface FirstLoad {
  readonly target: Target;
  readonly path: string;
  /** Undefined: the error is in the released build, not on the network. */
  readonly fault: NetworkFault | undefined;
}

/** Opens a page while the target fails, then lets the target recover. */
export async function expectFirstLoad(
  site: ResilienceSite,
  { target, path, fault }: FirstLoad,
): Promise<void> {
  const proxy = await site.openProxy();
  const files = filesOf(target);
  if (fault) proxy.inject(files, fault);
  const { failing, others } = modulesOn(path, target);
  await visiting(site.browser, proxy.origin, async (visit) => {
    await visit.open(path);
    await visit.shellHydrated();
    if (failing.length > 0)
      await expectSoon('the files of the remote are requested', async () =>
        proxy.requests.some((url) => files.test(url)),
      );
    for (const id of others)
      await expectSoon(`${id} hydrates all the same`, () => visit.isHydrated(id), {
        withinMs: recoversWithinMs,
      });
    await firstAttemptFailed();
    await expectCompletePage(visit, site.healthy, path);
    if (failing.some((id) => /VisitFormSlot|Customer/.test(id))) await submitNatively(visit, path);
    if (!fault || failing.length === 0) return;

    await visit.mark();
    // A slow remote must load while the fault persists.
    if (fault !== 'answers after 5 s') proxy.clear();
    for (const id of failing)
      await expectSoon(`${id} recovers by itself`, () => visit.isHydrated(id), {
        withinMs: recoversWithinMs,
      });
    expect(await visit.isMarked(), 'it recovers without a page load').toBe(true);
    await expectCompletePage(visit, site.healthy, path);
  });
}
