import styled from 'styled-components';
import { Picture } from '@site/design';

const planName = 'unit-plan';

/**
 * The plan in the viewer and on the page of its type: the browser moves one to the other. Nothing else of these pages moves, and
 * nothing with reduced motion. Not between documents (`@view-transition`): Chromium reports "Transition was skipped" as an error
 * of the page whenever the other document does not take part.
 */
export const TravellingPlan = styled(Picture)`
  @media (prefers-reduced-motion: no-preference) {
    view-transition-name: ${planName};
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
  const { ready } = document.startViewTransition(
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
  // Skipped in a hidden tab: the page is there all the same.
  ready.catch(() => undefined);
}

function shownPlan(): Element | undefined {
  return [...document.querySelectorAll('main picture')].find(
    (picture) => getComputedStyle(picture).getPropertyValue('view-transition-name') === planName,
  );
}
