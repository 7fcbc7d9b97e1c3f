import { Figure, media, MoreLink, Notes, Picture, Container } from '@site/design';
import { Accordion, AccordionItem } from '@site/design/accordion';
import { RevealOnScroll } from '@site/design/motion';
import { DataRows } from '@site/design/sheets';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { Reveal } from '../../components/reveal';
import { overviewRows } from '../../content/business-guide';
import { overview } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { PremiumSlider } from './slider/premium-slider';

/** The complex from above; on a phone the panels of the overview follow below it. */
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
          <Reveal />
        </RevealOnScroll>
        <OverviewPanels />
      </Container>
    </Root>
  );
}

const group = 'home-overview-panels';
const maps = [homePictures.mapRegion, homePictures.mapNear];

/** The accordion 사업개요 · 입지환경 · 프리미엄, on a phone only: at most one panel is open. */
function OverviewPanels() {
  const { site } = useHost();
  return (
    <Panels>
      <AccordionItem group={group} title={overview.panels.business}>
        <DataRows
          rows={overviewRows(site).map(({ term, value }) => ({ term, description: value }))}
        />
      </AccordionItem>
      <AccordionItem group={group} title={overview.panels.location}>
        {maps.map((map) => (
          <Picture key={map.id} image={map} />
        ))}
        <MoreLink as={Link} to={pathOf('location-guide')}>
          {overview.mapLink}
        </MoreLink>
        <Notes items={overview.mapNotes} />
      </AccordionItem>
      <AccordionItem group={group} title={overview.panels.premium} open>
        <PremiumSlider />
      </AccordionItem>
    </Panels>
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

const Panels = styled(Accordion)`
  margin-top: var(--s-7);
  border-color: var(--text);
  /* The maps: uncropped, between both edges of the screen; the linked page has one that zooms. */
  & div > picture {
    margin: 0 calc(-1 * var(--gutter)) var(--s-4);
  }
  ${media.desktop} {
    display: none;
  }
`;
