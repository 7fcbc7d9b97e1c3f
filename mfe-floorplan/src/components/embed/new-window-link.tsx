import styled from 'styled-components';
import { Icon } from '@site/design';
import { stateWords } from '../../content/state-words';

/** A way out of every frame: an outside host may show an error page there without telling us. */
export function NewWindowLink({ href }: { href: string }) {
  return (
    <Out href={href} target="_blank" rel="noopener">
      {stateWords.newWindow}
      <Icon name="external" />
    </Out>
  );
}

const Out = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--hit);
  font-size: var(--t-small);
  color: var(--text-2);
`;
