import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';

export type MoreLinkProps<T extends ElementType = 'a'> = {
  /** The host's link: `<MoreLink as={Link} to="/…">`. Behind `styled(MoreLink)` write `forwardedAs`. */
  readonly as?: T;
  readonly children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<T>, 'as' | 'children'>;

/** A text link under a bronze line, with an arrow that moves a little. */
export function MoreLink<T extends ElementType = 'a'>({ children, ...rest }: MoreLinkProps<T>) {
  return (
    <Anchor {...rest}>
      {children}
      <Icon name="arrow-right" />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--hit);
  font-size: var(--t-ui);
  font-weight: 600;
  color: var(--text);
  background: linear-gradient(var(--bronze-500), var(--bronze-500)) 0 calc(100% - 6px) / 100% 1px
    no-repeat;
  & svg {
    transition: transform var(--mid) var(--ease);
  }
  &:hover svg {
    transform: translateX(5px);
  }
`;
