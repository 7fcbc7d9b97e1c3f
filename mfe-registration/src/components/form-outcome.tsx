import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@site/design';

/**
 * The outcome of a submit; remove it while the next one is sent. The button that had the focus was disabled or removed, so
 * the focus moves to the outcome, unless the visitor is elsewhere by now or the outcome came with the page.
 */
export function FormOutcome({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNew] = useState(useHydrated());
  useEffect(() => {
    if (isNew && document.activeElement?.matches('body,[type=submit]')) container.current?.focus();
  }, [isNew]);
  return (
    <div ref={container} tabIndex={-1}>
      {children}
    </div>
  );
}
