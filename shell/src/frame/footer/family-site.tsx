import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon, VisuallyHidden } from '@site/design';
import { useHost } from '@site/host';
import { frameText } from '../../content/frame-texts';

/** A native disclosure; after hydration it also closes on Escape and on pointerdown outside. */
export function FamilySite() {
  const { label, href } = useHost().site.familySite;
  return (
    <Family ref={useClosing()} suppressHydrationWarning>
      <summary>
        {frameText.familySite}
        <Icon name="chevron" />
      </summary>
      <ul>
        <li>
          <a href={href} target="_blank" rel="noopener">
            {label}
            <VisuallyHidden> {frameText.newWindow}</VisuallyHidden>
          </a>
        </li>
      </ul>
    </Family>
  );
}

function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = ref.current;
      if (key !== 'Escape' || !details?.open) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (ref.current && target instanceof Node && !ref.current.contains(target))
        ref.current.open = false;
    };
    // Captured: events in boundaries that are not hydrated do not bubble (shell/src/remotes/hydration/early-events.ts).
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOutside, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside, true);
    };
  }, []);
  return ref;
}

const Family = styled.details`
  position: relative;
  font-size: var(--t-ui);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding-inline: 1.1rem;
    border: 1px solid #53707d;
    border-radius: var(--r-1);
  }
  & > ul {
    position: absolute;
    inset: auto 0 calc(100% + 4px);
    background: var(--white);
    color: var(--ink-900);
    --focus: var(--lake-700);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    padding-inline: 1.1rem;
  }
`;
