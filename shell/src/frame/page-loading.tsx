import styled from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { loadingText } from '../content/state-text';

/** Placeholder for a page that is loading; only shown on client navigation. */
export function PageLoading() {
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    </Place>
  );
}

const Place = styled.div`
  min-height: 100vh;
`;
