/** What stands around every page. It never changes: whatever moves is a leaf beside the page, not above it. */
import type { ReactNode } from 'react';
import { BannerStrip } from './banner-strip';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { MobileMenu } from './mobile-menu';
import { SkipLink } from './skip-link';

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
