import { Container, Figure, media } from '@site/design';
import { RevealOnScroll } from '@site/design/motion';
import { skipUntilNear } from '@site/design/skip-until-near';
import styled from 'styled-components';
import { overview } from '../../content/home-overview';
import { homePictures } from '../../content/pictures-home';
import { OverviewPanels } from './overview-panels';

/** The complex from above; on a phone the three panels of the overview follow it. */
export function AerialView() {
  return (
    <Root data-wheel-step="">
      <Container>
        <RevealOnScroll>
          <Aerial
            image={homePictures.aerial}
            sizes="(max-width:600px) 90vw,(max-width:900px) 141vw,min(88vw,1536px)"
            caption={overview.aerialNote}
          />
        </RevealOnScroll>
        <OverviewPanels />
      </Container>
    </Root>
  );
}

const Root = styled.div`
  /* Not on a desktop, where the panels are in it but not displayed. */
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
