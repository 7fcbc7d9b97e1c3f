import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Plus } from './plus';

/** large: between ink lines, 80 to 112 px high · normal: between hairlines, 72 px. */
export type AccordionSize = 'large' | 'normal';

interface AccordionProps {
  readonly $size?: AccordionSize;
}

/** Holds AccordionItems and draws the line above the first. */
export const Accordion = styled.div<AccordionProps>`
  border-top: 1px solid ${({ $size }) => ($size === 'large' ? 'var(--text)' : 'var(--rule)')};
`;

export interface AccordionItemProps {
  /** At most one item of a group is open; the browser enforces it, also before hydration. */
  readonly group: string;
  readonly title: ReactNode;
  /** Open in the initial HTML. From then on only the visitor opens and closes it, never React. */
  readonly open?: boolean;
  /** Id of the content; a link to `#id` opens the item without script. */
  readonly id?: string;
  readonly size?: AccordionSize;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One native `<details name>`: one open or none, with and without JavaScript. */
export function AccordionItem(props: AccordionItemProps) {
  const { group, title, open, id, size = 'normal', className, children } = props;
  return (
    <Item
      name={group}
      open={open}
      $size={size}
      className={className}
      // A visitor may have toggled the item before hydration; that state is kept.
      suppressHydrationWarning
    >
      <summary>
        <span>{title}</span>
        <Plus />
      </summary>
      <div id={id}>{children}</div>
    </Item>
  );
}

const large = css`
  border-bottom: 1px solid var(--text);
  & > summary {
    min-height: clamp(5rem, 4.4rem + 2.4vw, 7rem);
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem);
  }
  & > summary:hover > span {
    color: var(--accent);
  }
  & > summary + * {
    padding-bottom: clamp(2.5rem, 5vw, 5rem);
    scroll-margin-top: clamp(5rem, 4.4rem + 2.4vw, 7rem);
  }
`;

const normal = css`
  border-bottom: var(--hair);
  & > summary {
    min-height: 4.5rem;
    font-size: 1.375rem;
  }
  & > summary + * {
    padding-bottom: var(--s-6);
    scroll-margin-top: 4.5rem;
  }
`;

const Item = styled.details<{ $size: AccordionSize }>`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    font-family: var(--serif);
    font-weight: 400;
    line-height: 1.3;
    letter-spacing: var(--track-serif);
  }
  ${({ $size }) => ($size === 'large' ? large : normal)}
`;
