import type { Browser, Page } from '@playwright/test';
import { encodePath, matchRoute } from '@site/contract';
import { readFacts, type PageFacts } from './page-facts';
import { visiting } from './visit';

/** How pages are when nothing is broken; each is looked at once. */
export interface HealthyPages {
  /** @param path decoded. What both the released HTML and the live page hold, and so must always be there. */
  readonly factsOf: (path: string) => Promise<PageFacts>;
}

export function createHealthyPages(browser: Browser, origin: string): HealthyPages {
  const known = new Map<string, Promise<PageFacts>>();
  let paper: Promise<Page> | undefined;
  const look = async (path: string) => {
    const answer = await fetch(origin + encodePath(path));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} while nothing was broken`);
    paper ??= browser.newPage();
    const released = await readFacts(await paper, await answer.text());
    const live = await visiting(browser, origin, async (visit) => {
      await visit.open(path);
      await visit.allAlive();
      return visit.facts();
    });
    return common(released, live, matchRoute(path)?.route.render === 'ssr');
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

function common(released: PageFacts, live: PageFacts, isCounting: boolean): PageFacts {
  const both = (key: 'main' | 'frame' | 'links' | 'forms') => {
    const shown = new Set(live[key]);
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
  // Tabs of a living page show one panel at a time.
  if (share < 0.5)
    throw new Error(`Only ${Math.round(share * 100)} % of the text survives a visit`);
  return {
    ...facts,
    phoneLinks: Math.min(released.phoneLinks, live.phoneLinks),
    mainHeight: live.mainHeight,
  };
}
