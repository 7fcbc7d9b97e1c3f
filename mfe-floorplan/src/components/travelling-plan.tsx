import styled from 'styled-components';
import { Picture } from '@site/design';

const planName = 'unit-plan';

/**
 * The plan in the viewer and on the page of its type: the browser moves one to the other, between documents by itself. Nothing
 * else of these pages moves, and nothing with reduced motion.
 */
export const TravellingPlan = styled(Picture)`
  @media (prefers-reduced-motion: no-preference) {
    view-transition-name: ${planName};
    @view-transition {
      navigation: auto;
    }
    html:has(&) {
      view-transition-name: none;
    }
  }
`;

/** Nothing is drawn while the browser waits for the next page's plan, so not for long. */
const longestWaitMs = 400;

/** Navigates within the document to a page with a plan, which comes from where this page has its own. */
export function travelWithPlan(navigate: () => void): void {
  const left = shownPlan();
  // No plan moves with reduced motion; the method is not in every browser.
  if (!left || !('startViewTransition' in document)) return navigate();
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (left.isConnected || !shownPlan()) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
        setTimeout(resolve, longestWaitMs);
        navigate();
      }),
  );
}

function shownPlan(): Element | undefined {
  return [...document.querySelectorAll('main picture')].find(
    (picture) => getComputedStyle(picture).getPropertyValue('view-transition-name') === planName,
  );
}
