import styled from 'styled-components';
import { darkSurface, media, Container } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { FooterContact } from './footer-contact';
import { FooterLegal } from './footer-legal';
import { FooterLinks } from './footer-links';

export function Footer() {
  return (
    <Ground>
      <Container>
        <FooterContact />
        <FooterLinks />
        <FooterLegal />
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  ${skipUntilNear(51, 37)}
  ${darkSurface}
  background: var(--ink-950);
  font-size: var(--t-note);
  line-height: 1.7;
  ${media.mobile} {
    /* The bottom bar must not lie over the last line. */
    padding-bottom: calc(60px + env(safe-area-inset-bottom));
  }
`;
