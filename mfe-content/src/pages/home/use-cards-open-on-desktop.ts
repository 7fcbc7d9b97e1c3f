import { useEffect, type RefObject } from 'react';

/**
 * On desktop the cards show their text beside each other, so their state has to say "open" as well and their
 * summaries are no controls. On a phone it is the visitor who opens and closes.
 */
export function useCardsOpenOnDesktop(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const query = matchMedia('(min-width: 56.3125em)');
    const update = () => {
      for (const card of list.current?.querySelectorAll('details') ?? []) {
        if (query.matches) card.open = true;
        const summary = card.querySelector('summary');
        if (summary) summary.tabIndex = query.matches ? -1 : 0;
      }
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [list]);
}
