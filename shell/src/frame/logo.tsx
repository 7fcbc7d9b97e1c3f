import styled from 'styled-components';
import { LogoMark, media } from '@site/design';
import { Link, useHost } from '@site/host';
import { homeLabel } from '../content/frame-texts';

/** Mark and name, linked to the home page. A narrow header hides the name's second word. */
export function Logo() {
  const { site } = useHost();
  const [first, ...rest] = site.name.split(' ');
  return (
    <Home to="/" aria-label={homeLabel(site)}>
      <LogoMark />
      <span>
        {/* One text: each further one costs a comment in the HTML. */}
        {`${first} `}
        <span>{rest.join(' ')}</span>
      </span>
    </Home>
  );
}

/** Limited by what gutters and the two icons leave of the window, at every text size. */
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--hit);
  font: 400 min(1.3125rem, (100vw - 152px) / 9.4) / 1 var(--serif);
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
