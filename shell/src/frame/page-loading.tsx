import styled from 'styled-components';
import { VisuallyHidden } from '@site/design';
import { loadingText } from '../content/loading';

/** Holds the place of a page that is on its way; only client navigation ever shows it. */
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
