/** The top of a section page: banner picture and title, followed by the sub-menu bar. */
import styled, { keyframes } from 'styled-components';
import { subMenus, unitTypeNames, type RouteEntry } from '@site/contract';
import { Container, Eyebrow, Headline, media, photoSurface, Picture, rise } from '@site/design';
import { useHost } from '@site/host';
import { bannerOf } from '../../content/pictures';
import { PrintStyle } from './print-style';

/** On mobile these pages have a picture larger than the banner, which is loaded first. */
const pagesWithLargerPicture: ReadonlySet<string> = new Set([
  'brand-intro',
  'location-guide',
  'complex-layout',
  'household-layout',
  'guide-videos',
  ...unitTypeNames.map((type) => `floor-plan-${type}`),
  ...['interior-59A', 'interior-84A', 'interior-84B'],
  'sales-schedule',
  'contract-documents',
  'premium',
  'subscription-checkpoints',
]);

/** On a phone the picture is wider than the banner, but a smaller file is sufficient. */
const bannerSizes = '(max-width:600px) 85vw,max(100vw,600px)';

/** The title fades in by CSS alone, so it is visible without script, and at once with reduced motion. */
export function SectionBanner({ route }: { readonly route: RouteEntry }) {
  const { id, subMenu, heading, label } = route;
  const { site } = useHost();
  return (
    <Banner>
      <PrintStyle $sheetTitle={`${site.name} · ${site.phone.display}`} />
      <Picture
        image={bannerOf(route)}
        sizes={bannerSizes}
        priority={!pagesWithLargerPicture.has(id)}
        eager
      />
      {/* The key restarts the title's animation on the next page. */}
      <Container key={id}>
        {subMenu && <Eyebrow $onPhoto>{subMenus[subMenu].eyebrow}</Eyebrow>}
        <Headline as="h1" $size="h1">
          {withUnits(heading ?? label)}
        </Headline>
      </Container>
    </Banner>
  );
}

/** The serif has no ㎡ glyph: the unit is set in the sans, smaller, as beside every other figure. */
function withUnits(title: string) {
  return title
    .split(/(㎡)/)
    .map((part, index) => (part === '㎡' ? <small key={index}>{part}</small> : part));
}

const bannerDelayMs = 100;

/** Ends at the picture's own size, so that it is sharp then. */
const settle = keyframes`from { scale: 1.07; }`;

/** Low: what the page is about stands in the first window (at most 200 px of a phone, 300 px of a desktop at normal text size). */
const Banner = styled.div`
  ${photoSurface}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-items: end;
  min-height: clamp(156px, 16vw, 260px);
  background: var(--ink-900);
  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -2;
    object-position: 50% 40%;
    animation: ${settle} 5s var(--ease) backwards;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      radial-gradient(72% 84% at 0 100%, rgb(10 28 44 / 0.78), rgb(10 28 44 / 0.58) 45%, #0a1c2c00),
      linear-gradient(
        rgb(10 28 44 / 0.84),
        rgb(10 28 44 / 0.5) 45%,
        rgb(10 28 44 / 0.46) 62%,
        rgb(10 28 44 / 0.84)
      );
  }
  & > div {
    padding-block: calc(var(--header-h) + 0.75rem) clamp(1.125rem, 2.4vw, 2.25rem);
  }
  & > div > * {
    animation: ${rise} var(--slow) var(--ease) ${bannerDelayMs}ms backwards;
  }
  & h1 {
    margin-top: var(--s-2);
    text-shadow: 0 0 24px rgb(11 24 32 / 0.5);
  }
  /* The eyebrow's rule would cost a line of the first window. */
  ${media.mobile} {
    & p::after {
      content: none;
    }
  }
  & small {
    margin-left: 0.08em;
    font: 400 0.6em / 1 var(--sans);
    letter-spacing: 0;
  }
  @media print {
    min-height: 0;
    background: none;
    & > :first-child,
    &::after {
      display: none;
    }
    & > div {
      padding: 0;
    }
    & > div > * {
      color: var(--ink-900);
      text-shadow: none;
    }
  }
`;
