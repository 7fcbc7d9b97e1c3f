import { useEffectEvent, useLayoutEffect } from 'react';
import { isPlainClick } from '@site/contract';
import { adminTexts as texts } from '../../content/press-texts';

/**
 * Requires a confirmation before the page is left, by a page load or by a link of this site, while `isNeeded` returns
 * true and no form is being posted. Back and forward inside the site cannot be blocked; then the draft is stored.
 */
export function useLeaveQuestion(isNeeded: () => boolean) {
  const isRequired = useEffectEvent(isNeeded);
  // A layout effect: it ends together with the form, not after the next page is seen.
  useLayoutEffect(() => {
    let isPosting = false;
    const handleSubmit = (event: SubmitEvent) => {
      isPosting = !event.defaultPrevented;
    };
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (isRequired() && !isPosting) event.preventDefault();
      isPosting = false;
    };
    const confirmLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      // A link to the registration popup opens it over this page.
      if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return;
      if (link.dataset['registration'] !== undefined) return;
      const isHere = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
      if (isHere || link.origin !== location.origin || !isRequired()) return;
      if (globalThis.confirm(texts.leave)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // After React has handled the submit.
    addEventListener('submit', handleSubmit);
    addEventListener('beforeunload', confirmUnload);
    // Before React handles the click.
    addEventListener('click', confirmLink, { capture: true });
    return () => {
      removeEventListener('submit', handleSubmit);
      removeEventListener('beforeunload', confirmUnload);
      removeEventListener('click', confirmLink, { capture: true });
    };
  }, []);
}
