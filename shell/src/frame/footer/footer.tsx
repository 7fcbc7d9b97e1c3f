import styled from 'styled-components';
import { Container, darkSurface, media } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { useHost } from '@site/host';
import { copyright, frameText } from '../../content/frame-texts';
import { FooterContact } from './footer-contact';
import { FooterLinks } from './footer-links';

export function Footer() {
  return (
    <FooterSurface>
      <Container>
        <FooterContact />
        <FooterLinks />
        <FooterLegal />
      </Container>
    </FooterSurface>
  );
}

const FooterSurface = styled.footer`
  ${skipUntilNear(51, 37)}
  ${darkSurface}
  background: var(--ink-950);
  font-size: var(--t-note);
  line-height: 1.7;
  ${media.mobile} {
    /* The bottom bar must not cover the last line. */
    padding-bottom: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom));
  }
`;

function FooterLegal() {
  const { site } = useHost();
  return (
    <Legal>
      <p>{frameText.legal}</p>
      <p>{`${frameText.developer} ${site.developer} · ${frameText.builder} ${site.builder}`}</p>
      <p>{copyright(site)}</p>
      <a href="#top">{frameText.toTop}</a>
    </Legal>
  );
}

const Legal = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  max-width: 62rem;
  padding-block: var(--s-5) var(--s-6);
  color: var(--text-3);
  & > a {
    display: flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
