import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface StateBlockProps {
  readonly tone: 'ok' | 'error' | 'quiet';
  readonly title?: ReactNode;
  /** "status" or "alert" if the block replaces content that the visitor is using. */
  readonly role?: 'status' | 'alert';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Replaces a form or a section: done, failed, loading, empty. Children: <p>, links, buttons. */
export function StateBlock({ tone, title, role, className, children }: StateBlockProps) {
  return (
    <Block $tone={tone} role={role} className={className}>
      {title && <Title>{title}</Title>}
      {children}
    </Block>
  );
}

const Title = styled.p`
  font: 400 var(--t-h3) / 1.5 var(--serif);
  letter-spacing: var(--track-serif);
  white-space: pre-line;
`;

const Block = styled.div<{ $tone: StateBlockProps['tone'] }>`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  padding: var(--s-6) var(--s-5);
  border-top: 2px solid ${({ $tone }) => ($tone === 'error' ? 'var(--error)' : 'var(--bronze-500)')};
  background: var(--white);
  color: var(--ink-900);
  & > p:not(${Title}) {
    font-size: var(--t-ui);
    color: var(--ink-600);
    line-height: 1.65;
  }
  & p a {
    font-weight: 600;
    color: var(--ink-900);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
