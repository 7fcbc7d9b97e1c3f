import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { description, preloads, title } from '../generated/head';
import '../generated/home.css';

export const metadata: Metadata = {
  title,
  description,
  icons: '/favicon.svg',
  manifest: '/site.webmanifest',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  maximumScale: 1,
  viewportFit: 'cover',
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  for (const { href, as, type } of preloads)
    if (href && as === 'font') preload(href, { as, type, crossOrigin: 'anonymous' });
  return (
    <html lang="ko">
      <body>{children}</body>
    </html>
  );
}
