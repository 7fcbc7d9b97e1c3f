import { Container, Eyebrow, media, MoreLink, Picture } from '@site/design';
import { RevealOnScroll } from '@site/design/motion';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf } from '@site/host';
import styled from 'styled-components';
import { Reveal } from '../../components/reveal';
import { brandWord } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { PhotoBlock } from './photo-block';

/** The word that the complex is named after, over a full-width picture of water. */
export function BrandWord() {
  return (
    <Root aria-labelledby="home-word" data-wheel-step="">
      <Water>
        <Picture image={homePictures.water} sizes="max(100vw,1308px)" />
        <Reveal />
      </Water>
      <Columns>
        <Eyebrow>{brandWord.eyebrow}</Eyebrow>
        <h2 id="home-word">{brandWord.word}</h2>
        <div>
          <p>{brandWord.definition}</p>
          <p>{brandWord.text}</p>
          <MoreLink as={Link} to={pathOf('brand-intro')}>
            {brandWord.link}
          </MoreLink>
        </div>
      </Columns>
    </Root>
  );
}

const Root = styled(PhotoBlock)`
  ${skipUntilNear(38, 46)}
  min-height: 38rem;
  --shade: linear-gradient(
    var(--ink-900),
    rgb(11 24 32 / 0.25) 34%,
    rgb(11 24 32 / 0.25) 52%,
    rgb(11 24 32 / 0.8) 76%
  );
  ${media.desktop} {
    min-height: 46rem;
    --shade:
      linear-gradient(var(--ink-900), rgb(16 34 45 / 0.3) 34%, #10222d00 58%),
      linear-gradient(0deg, rgb(11 24 32 / 0.55), #0b182000 55%),
      radial-gradient(60% 70% at 86% 92%, rgb(11 24 32 / 0.86), rgb(11 24 32 / 0.5) 50%, #0b182000);
  }
`;

const Water = styled(RevealOnScroll)`
  & > * {
    height: 100%;
    object-position: 50% 100%;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  padding-block: var(--section) clamp(3.5rem, 6vw, 6rem);
  & > h2 {
    margin: var(--s-4) 0 0 -0.05em;
    font: 400 min(clamp(6.5rem, 3.4rem + 15vw, 17rem), 38vw) / 1.05 var(--serif-light);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & > div {
    align-self: end;
    max-width: 26rem;
    margin-top: 5rem;
    font-size: var(--t-lead);
    line-height: 1.75;
    text-wrap: pretty;
  }
  & > div > p:first-child {
    margin-bottom: var(--s-3);
    font: 400 1.375rem / 1.5 var(--serif);
  }
  & > div > a {
    margin-top: var(--s-5);
  }
  ${media.desktop} {
    grid-template: auto 1fr / minmax(max-content, 1fr) minmax(0, 26rem);
    column-gap: var(--s-4);
    & > h2 {
      grid-row: 2;
      align-self: end;
      line-height: 0.95;
    }
    & > div {
      grid-area: 2 / 2;
      margin: 0;
    }
  }
`;
