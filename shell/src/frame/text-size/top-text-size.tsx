import { useEffect } from 'react';
import styled from 'styled-components';
import { media, useHydrated } from '@site/design';
import { island } from '@site/host';
import { showTextSize } from './text-size';
import { TextSizeControl } from './text-size-control';

/**
 * The text size control in the first line of the page, on desktops; on mobile it is in the menu. Rendered by script only, to keep
 * its HTML and styles off the first screen of every page: nothing else moves, and without script the footer has one.
 */
export const TopTextSize = island('top-text-size', function TopTextSize() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) showTextSize();
  }, [isHydrated]);
  return (
    isHydrated && (
      <Place>
        <TextSizeControl place="top" />
      </Place>
    )
  );
});

/** The font size is limited by the window's width, so that both texts fit into the line at every text size. */
const Place = styled.div`
  position: absolute;
  top: 0;
  right: max(var(--gutter), (100% - var(--wrap)) / 2);
  color: var(--white);
  --text-3: var(--on-dark-2);
  --focus: var(--lamp);
  && :is(legend, label) {
    font-size: min(var(--t-small), 0.6vw + 9px);
  }
  ${media.mobile} {
    display: none;
  }
`;
