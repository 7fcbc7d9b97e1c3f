import styled from 'styled-components';
import { LogoMark, media } from '@site/design';
import { Link, useHost } from '@site/host';
import { homeLabel } from '../content/frame-text';

/** Mark and name; the way home. The name's second word may give way in a narrow header. */
export function Logo() {
  const { site } = useHost();
  const [first, ...rest] = site.name.split(' ');
  return (
    <Home to="/" aria-label={homeLabel(site)} data-headline>
      <LogoMark />
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </Home>
  );
}

/** Bounded by the window's width: at a text size of 200 % it still leaves room for the menu button. */
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--hit);
  font: 500 min(1.3125rem, 5.6vw) / 1 var(--headline);
  letter-spacing: -0.03em;
  white-space: nowrap;
  & svg {
    width: 1.65em;
    height: auto;
  }
  ${media.desktop} {
    font-size: min(1.5rem, 0.6vw + 17px);
  }
`;
