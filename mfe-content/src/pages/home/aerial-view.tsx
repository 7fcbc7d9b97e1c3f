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

/** The complex from above, and the panels of the overview, beside it on a desktop. */
export function AerialView() {
  return (
    <Root data-wheel-step="">
      <Columns>
        <RevealOnScroll>
          <Aerial
            image={homePictures.aerial}
            sizes="(max-width:600px) 90vw,(max-width:900px) 141vw,1277px"
            caption={overview.aerialNote}
          />
          <Reveal />
        </RevealOnScroll>
        <OverviewPanels />
      </Columns>
    </Root>
  );
}

const group = 'home-overview-panels';
const maps = [homePictures.mapRegion, homePictures.mapNear];

/** The accordion 사업개요 · 입지환경 · 프리미엄: at most one panel is open. */
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
  ${skipUntilNear(71, 44)}
  padding-block: var(--s-8) var(--section);
  ${media.desktop} {
    padding-block: var(--section);
  }
`;

const Columns = styled(Container)`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 4vw, 4rem);
  }
`;

const Aerial = styled(Figure)`
  & picture,
  & > span {
    aspect-ratio: 4 / 3;
    object-position: 62% 60%;
  }
  ${media.desktop} {
    height: 100%;
    & picture,
    & > span {
      aspect-ratio: auto;
      height: min(38rem, 74svh);
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
    align-self: start;
    margin: 0;
    & summary {
      min-height: 3.75rem;
    }
    & div > picture {
      margin-inline: 0;
    }
  }
`;
