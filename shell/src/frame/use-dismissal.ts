import { useEffect, useRef, useState } from 'react';

/**
 * Closes a hover menu that CSS opened: on Escape, wherever the focus is (WCAG 1.4.13), and when a link in it was
 * followed. It stays closed until the pointer or the focus enters a group again.
 * @returns the ref for the menu, whether it is dismissed, and the call that ends that.
 */
export function useDismissal() {
  const ref = useRef<HTMLElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The focus would be lost with the panel: it goes back to the group's own link.
      const group = ref.current?.querySelector(':scope > ul > li:focus-within');
      group?.querySelector('a')?.focus();
      setDismissed(true);
    };
    const dismissOnClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && ref.current?.contains(target) && target.closest('a'))
        setDismissed(true);
    };
    // Captured: what is not hydrated yet lets no event bubble up to here (shell/src/remotes/early-events.ts).
    document.addEventListener('keydown', dismissOnEscape, true);
    document.addEventListener('click', dismissOnClick, true);
    return () => {
      document.removeEventListener('keydown', dismissOnEscape, true);
      document.removeEventListener('click', dismissOnClick, true);
    };
  }, []);
  return { ref, isDismissed, allow: () => setDismissed(false) };
}
