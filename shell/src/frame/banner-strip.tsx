import styled from 'styled-components';
import { pathOf } from '@site/contract';
import { Icon, media, Picture } from '@site/design';
import { Link, useHost } from '@site/host';
import { landmarks, strip } from '../content/frame-texts';
import { stripPicture } from '../content/pictures';
import { TopTextSize } from './text-size/top-text-size';

/** The banner strip above the header: one line, one link, and the text size at its end. */
export function BannerStrip() {
  const { lead, text } = strip(useHost().site);
  return (
    <aside aria-label={landmarks.strip}>
      <Strip to={pathOf('model-house')}>
        <Picture image={stripPicture} eager />
        <b>{lead}</b>
        <span>{text}</span>
        <Icon name="arrow-right" />
      </Strip>
      <TopTextSize />
    </aside>
  );
}

const Strip = styled(Link)`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  height: 2.75rem;
  background: var(--ink-950);
  color: var(--white);
  --focus: var(--lamp);
  /* One line at every text size. */
  font-size: min(var(--t-note), 3.9vw);
  white-space: nowrap;
  text-shadow: 0 0 10px var(--ink-950);
  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -1;
    object-position: 50% 68%;
    opacity: 0.5;
  }
  & > b {
    color: var(--lamp);
  }
  & > svg {
    width: 1em;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.desktop} {
    justify-content: start;
    padding-inline: max(var(--gutter), (100% - var(--wrap)) / 2);
    font-size: min(var(--t-small), 2vw);
  }
`;
