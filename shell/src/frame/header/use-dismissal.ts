import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '@site/contract';

/**
 * Dismisses a menu that CSS opens on hover: on Escape, wherever the focus is (WCAG 1.4.13), and when a link in it is
 * followed. It stays closed until the pointer or the focus enters a group again.
 * @returns the ref for the menu, whether it is dismissed, and a function to allow it again
 */
export function useDismissal() {
  const ref = useRef<HTMLElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = () => {
      // The focus would be lost with the panel, so it moves to the group's own link.
      const group = ref.current?.querySelector(':scope > ul > li:focus-within');
      group?.querySelector('a')?.focus();
      setDismissed(true);
    };
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    const dismissOnClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (ref.current?.contains(link) && isPlainClick(event)) dismiss();
    };
    // Captured: events in boundaries that are not hydrated do not bubble (shell/src/remotes/hydration/early-events.ts).
    document.addEventListener('keydown', dismissOnEscape, true);
    document.addEventListener('click', dismissOnClick, true);
    return () => {
      document.removeEventListener('keydown', dismissOnEscape, true);
      document.removeEventListener('click', dismissOnClick, true);
    };
  }, []);
  return { ref, isDismissed, allow: () => setDismissed(false) };
}
