import {
  ButtonLink,
  Container,
  Eyebrow,
  Headline,
  media,
  NoBreak,
  Picture,
  rise,
  VisuallyHidden,
} from '@site/design';
import { Link, pathOf, RegistrationLink, useHost } from '@site/host';
import { Fragment } from 'react';
import styled from 'styled-components';
import { factsSeparator, hero, heroFacts } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { HeroLoop } from './hero-loop';
import { PhotoBlock } from './photo-block';

/** On a desktop the picture can be wider than the window: the block's height sets its width, and its sides are cropped. */
const heroSizes = '(max-width:900px) 100vw,max(100vw,1138px,min(110vw,178vh - 78px))';

/** The first section, with a picture about as high as the window: the headline at the top, facts and links at the bottom. */
export function Hero() {
  const { site } = useHost();
  return (
    <Root aria-labelledby="home-title" data-wheel-step="">
      <Picture image={homePictures.hero} sizes={heroSizes} priority isInFirstFrame />
      {typeof document === 'undefined' && <HeroLoop />}
      <Columns>
        <Copy>
          <Eyebrow $onPhoto>{hero.eyebrow}</Eyebrow>
          <Headline as="h1" $size="hero" id="home-title">
            {hero.headlineLines.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </Headline>
          <p>{hero.lead}</p>
        </Copy>
        <Foot>
          <p>
            {heroFacts(site).map((fact, index, { length }) => (
              <Fragment key={fact}>
                <NoBreak>{index < length - 1 ? `${fact} ${factsSeparator}` : fact}</NoBreak>{' '}
              </Fragment>
            ))}
            {/* The registration link ends the facts line (HOME-1). It looks like a button, so the separator is hidden. */}
            <VisuallyHidden>{`${factsSeparator} `}</VisuallyHidden>
          </p>
          <div>
            <ButtonLink as={RegistrationLink} $tone="lamp">
              {hero.reservation}
            </ButtonLink>
            <ButtonLink as={Link} to={pathOf('business-guide')} $tone="line">
              {hero.business}
            </ButtonLink>
          </div>
          <small>{hero.note}</small>
        </Foot>
      </Columns>
    </Root>
  );
}

/** Height of the shell's banner strip. */
const stripHeight = '2.75rem';

const Root = styled(PhotoBlock)`
  min-height: clamp(37rem, 100svh - ${stripHeight}, 60rem);
  --shade: linear-gradient(
    rgb(11 30 48 / 0.56),
    rgb(11 30 48 / 0.44) 34%,
    #0b182000 56%,
    #0b182000 70%,
    rgb(11 24 32 / 0.66) 84%,
    var(--ink-950)
  );
  & > picture,
  & video {
    object-position: 50% 100%;
  }
  ${media.desktop} {
    & > picture,
    & video {
      object-position: 0 30%;
    }
    min-height: clamp(40rem, 100svh - ${stripHeight}, 62vw);
    --shade:
      linear-gradient(rgb(11 24 32 / 0.42), #0b182000 9rem),
      radial-gradient(
        90% 84% at 6% 16%,
        rgb(11 34 54 / 0.66),
        rgb(11 34 54 / 0.46) 34%,
        #0b223600 72%
      ),
      linear-gradient(#0b182000 78%, rgb(11 24 32 / 0.55) 90%, var(--ink-950));
  }
`;

const Columns = styled(Container)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-block: calc(var(--header-h) + 1.5rem) calc(var(--bottom-bar-h) + 0.5rem);
  ${media.desktop} {
    padding-block: calc(var(--header-h) + clamp(1.25rem, 3vh, 3rem)) 1.75rem;
  }
`;

/** As specified, the title fades in after 100 ms, the text below it after 500 ms. */
const Copy = styled.div`
  & > * {
    animation: ${rise} var(--slow) var(--ease) 100ms backwards;
  }
  & > h1 {
    margin-top: var(--s-5);
    line-height: 1.26;
    letter-spacing: -0.045em;
    text-shadow: 0 1px 24px rgb(11 24 32 / 0.35);
  }
  & > h1 > span {
    display: block;
  }
  & > h1 + p {
    margin-top: var(--s-4);
    font-size: var(--t-lead);
    font-weight: 600;
    text-wrap: balance;
    text-shadow: 0 0 14px rgb(11 24 32 / 0.6);
    animation-delay: 500ms;
  }
  ${media.desktop} {
    & > :first-child::after {
      margin-top: 0.5rem;
    }
    & > h1 {
      margin-top: 1.1rem;
    }
    & > h1 + p {
      margin-top: var(--s-3);
    }
  }
`;

const Foot = styled.div`
  & > p {
    font-weight: 600;
    text-wrap: balance;
    text-shadow: 0 0 12px var(--ink-950);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-5);
  }
  & > small {
    font-size: var(--t-note);
    text-shadow: 0 0 12px var(--ink-950);
  }
  ${media.mobile} {
    & > p {
      /* The longest fact fits on one line at every text size. */
      font-size: min(var(--t-ui), 8vw);
    }
    /* On a phone the bottom bar has the only filled button; here both are plain links. */
    & a {
      min-height: var(--hit);
      padding: 0;
      border: 0;
      color: var(--text);
      background: linear-gradient(var(--bronze-300), var(--bronze-300)) 0 calc(100% - 6px) / 100%
        1px no-repeat;
      font-size: var(--t-ui);
      text-shadow: 0 0 12px var(--ink-950);
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr fit-content(55%);
    align-items: center;
    gap: var(--s-3) var(--s-6);
    font-size: min(1.1875rem, 2.9vw);
    & > div {
      gap: var(--s-3);
    }
  }
`;
