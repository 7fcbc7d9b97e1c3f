import styled from 'styled-components';
import { Icon } from '@site/design';
import { embedTexts } from '../../content/embed-texts';

/** Shown below every frame, because an error page of another origin cannot be detected. */
export function NewWindowLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href} target="_blank" rel="noopener">
      {embedTexts.newWindow}
      <Icon name="external" />
    </ExternalLink>
  );
}

const ExternalLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--hit);
  font-size: var(--t-small);
  color: var(--text-2);
`;
