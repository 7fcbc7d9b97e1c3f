import type { Browser, Page } from '@playwright/test';
import { encodePath, matchRoute } from '@site/contract';
import { readFacts, type PageFacts } from './page-facts';
import { visiting, type Visit } from './visit';

/** Pages without any fault; each is read once. */
export interface HealthyPages {
  /**
   * @param path decoded. @returns the content of both the released HTML and the hydrated page, which must always be
   * present
   */
  readonly factsOf: (path: string) => Promise<PageFacts>;
}

/** @param prepare runs before a page opens, for example a sign-in, whose page lacks parts of the released HTML */
export function createHealthyPages(
  browser: Browser,
  origin: string,
  prepare?: (visit: Visit) => Promise<void>,
): HealthyPages {
  const known = new Map<string, Promise<PageFacts>>();
  let parser: Promise<Page> | undefined;
  const look = async (path: string) => {
    const response = await fetch(origin + encodePath(path));
    if (!response.ok) throw new Error(`${path} answered ${response.status} without any fault`);
    parser ??= browser.newPage();
    const released = await readFacts(await parser, await response.text());
    const hydrated = await visiting(browser, origin, async (visit) => {
      await prepare?.(visit);
      await visit.open(path);
      await visit.allHydrated();
      return visit.facts();
    });
    return common(released, hydrated, matchRoute(path)?.route.render === 'ssr');
  };
  return {
    factsOf(path) {
      const facts =
        known.get(path) ??
        look(path).catch((error: unknown) => {
          known.delete(path);
          throw error;
        });
      known.set(path, facts);
      return facts;
    },
  };
}

function common(released: PageFacts, hydrated: PageFacts, isCounting: boolean): PageFacts {
  const both = (key: 'main' | 'frame' | 'links' | 'forms') => {
    const shown = new Set(hydrated[key]);
    // View counts rise from visit to visit.
    return [...new Set(released[key])].filter(
      (text) => shown.has(text) && !(isCounting && /^[\d,]+$/.test(text)),
    );
  };
  const facts = {
    main: both('main'),
    frame: both('frame'),
    links: both('links'),
    forms: both('forms'),
  };
  const share = facts.main.length / new Set(released.main).size;
  // Tabs of a hydrated page show one panel at a time.
  if (share < 0.5)
    throw new Error(
      `Only ${Math.round(share * 100)} % of the released text is on the hydrated page`,
    );
  return {
    ...facts,
    phoneLinks: Math.min(released.phoneLinks, hydrated.phoneLinks),
    mainHeight: hydrated.mainHeight,
  };
}
