import { type ImageAsset, media, MoreLink, Picture, Plus } from '@site/design';
import { Link, pathOf } from '@site/host';
import styled from 'styled-components';
import { PhotoBlock } from './photo-block';

export interface PremiumCardProps {
  readonly card: {
    readonly number: string;
    readonly picture: ImageAsset;
    readonly title: string;
    readonly texts: readonly string[];
    readonly routeId: string;
    /** Destination of the link, for its accessible name. */
    readonly destination: string;
  };
  readonly linkText: string;
  readonly open: boolean;
}

/** One card. The picture is a sibling of `<details>`, so that it also shows while the card is closed. */
export function PremiumCard({ card, linkText, open }: PremiumCardProps) {
  return (
    <Card as="li">
      <Picture image={card.picture} sizes="(max-width:900px) 100vw,clamp(512px,34.5vw,552px)" />
      {/* The visitor may have opened or closed it before hydration; hydration keeps that state. */}
      <details open={open} suppressHydrationWarning>
        <summary>
          <small lang="en">{card.number}</small>
          <h3>{card.title}</h3>
          <Plus />
        </summary>
        {card.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MoreLink
          as={Link}
          to={pathOf(card.routeId)}
          aria-label={`${linkText}: ${card.destination}`}
        >
          {linkText}
        </MoreLink>
      </details>
    </Card>
  );
}

const Card = styled(PhotoBlock)`
  --inset: var(--gutter);
  --shade: linear-gradient(#0b182000, rgb(11 24 32 / 0.76) 48%, rgb(11 24 32 / 0.93) 88%);
  & > :first-child {
    object-position: 50% 45%;
    transition: transform 1.4s var(--ease);
  }
  & summary {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    align-content: end;
    row-gap: var(--s-2);
    min-height: 12rem;
    padding: var(--s-5) var(--inset);
  }
  & [open] > summary {
    min-height: 18rem;
  }
  /* It fills the card, which would clip an outline outside it. */
  & summary:focus-visible {
    outline-offset: -4px;
  }
  & small {
    grid-column: 1 / -1;
    font-size: var(--t-eyebrow);
    font-weight: 600;
    letter-spacing: var(--track-eyebrow);
    color: var(--accent);
  }
  & h3 {
    font: 400 1.5625rem / 1.35 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & p,
  & a {
    margin-inline: var(--inset);
  }
  & p {
    line-height: 1.7;
  }
  & a {
    margin-block: var(--s-3) var(--s-5);
  }
  ${media.desktop} {
    --inset: clamp(1.5rem, 2.4vw, 2.75rem);
    --shade: linear-gradient(#0b182000 34%, rgb(11 24 32 / 0.72) 62%, rgb(11 24 32 / 0.93) 90%);
    align-items: end;
    min-height: min(clamp(32rem, 46vw, 46rem), max(28rem, 53svh));
    &:hover > :first-child {
      transform: scale(1.035);
    }
    & summary,
    & [open] > summary {
      min-height: 0;
      padding-block: 0 var(--s-4);
    }
    & h3 {
      font-size: clamp(1.5rem, 2.05vw, 2.125rem);
    }
    & p {
      font-size: 1.0625rem;
    }
    & a {
      margin-bottom: clamp(2rem, 3vw, 3rem);
    }
    /* On a desktop all cards show their text, also without JavaScript. Without ::details-content they open by click. */
    @supports selector(::details-content) {
      & details::details-content {
        content-visibility: visible;
        display: block;
      }
      & summary {
        pointer-events: none;
      }
      & summary > i {
        display: none;
      }
    }
  }
`;
