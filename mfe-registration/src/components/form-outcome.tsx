import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The outcome of a submit; remove it while the next one is sent. The button that had the focus was disabled or removed, so
 * the focus moves to the outcome, unless the visitor is elsewhere by now.
 */
export function FormOutcome({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body,[type=submit]')) container.current?.focus();
  }, []);
  return (
    <div ref={container} tabIndex={-1}>
      {children}
    </div>
  );
}
