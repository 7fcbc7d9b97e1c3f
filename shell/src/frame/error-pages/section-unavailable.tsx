import styled from 'styled-components';
import { StateBlock } from '@site/design';
import { useHost } from '@site/host';
import { consultUs, sectionUnavailableText } from '../../content/state-texts';
import { ReloadLink } from './reload-link';

/** Replaces a section that cannot be shown; tall enough that the content below does not jump. */
export function SectionUnavailable() {
  const { site } = useHost();
  return (
    <Place>
      <StateBlock tone="quiet" title={sectionUnavailableText.message} role="status">
        <p>
          <ReloadLink>{sectionUnavailableText.reload}</ReloadLink> ·{' '}
          <a href={site.phone.href}>{consultUs(site)}</a>
        </p>
      </StateBlock>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 22rem;
  padding: var(--s-7) var(--gutter);
  background: var(--mist);
`;
