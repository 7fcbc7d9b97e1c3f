import { Figure, media, Wrap } from '@site/design';
import { RevealOnScroll } from '@site/design/motion';
import { skipUntilNear } from '@site/design/skip-until-near';
import styled from 'styled-components';
import { overview } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { OverviewPanels } from './overview-panels';

/** The complex from above; on a phone the panels of the overview follow below it. */
export function AerialView() {
  return (
    <Root data-wheel-step="">
      <Wrap>
        <RevealOnScroll>
          <Aerial
            image={homePictures.aerial}
            sizes="(max-width:600px) 90vw,(max-width:900px) 141vw,min(88vw,1536px)"
            caption={overview.aerialNote}
          />
        </RevealOnScroll>
        <OverviewPanels />
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  /* No estimate for a desktop, where the panels are not displayed. */
  ${skipUntilNear(71)}
  padding-block: var(--s-8) var(--section);
  ${media.desktop} {
    padding-top: 5.5rem;
  }
`;

const Aerial = styled(Figure)`
  & picture,
  & > span {
    aspect-ratio: 4 / 3;
    object-position: 62% 60%;
  }
  ${media.desktop} {
    & picture,
    & > span {
      aspect-ratio: 2.1;
      object-position: 50% 62%;
    }
  }
`;
