/** The frame around every page. It never re-renders: components with state are leaves beside the page, not above it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { frameText } from '../content/frame-texts';
import { BannerStrip } from './banner-strip';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { MobileMenu } from './mobile-menu/mobile-menu';

const mainId = 'main';

export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <BannerStrip />
      <Header />
      <MobileMenu />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </>
  );
}

function SkipLink() {
  return <Skip href={`#${mainId}`}>{frameText.skipLink}</Skip>;
}

const Skip = styled.a`
  position: absolute;
  left: var(--s-4);
  top: var(--s-1);
  z-index: 99;
  padding: var(--s-3) var(--s-5);
  background: var(--white);
  color: var(--ink-900);
  &:not(:focus) {
    translate: 0 -200%;
  }
`;
