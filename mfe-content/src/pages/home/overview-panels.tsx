import { media, MoreLink, Notes, Picture } from '@site/design';
import { Accordion, AccordionItem } from '@site/design/accordion';
import { DataRows } from '@site/design/sheets';
import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { overviewRows } from '../../content/business-guide';
import { overview } from '../../content/home';
import { homePictures } from '../../content/home-pictures';
import { PremiumSlider } from './slider/premium-slider';

const group = 'home-overview-panels';
const maps = [homePictures.mapRegion, homePictures.mapNear];

/** The accordion 사업개요 · 입지환경 · 프리미엄, on a phone only: at most one panel is open. */
export function OverviewPanels() {
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
          <Map key={map.id} image={map} />
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

const Panels = styled(Accordion)`
  margin-top: var(--s-7);
  border-color: var(--text);
  ${media.desktop} {
    display: none;
  }
`;

/** Uncropped, between both edges of the screen; the linked page has a map that zooms. */
const Map = styled(Picture)`
  margin: 0 calc(-1 * var(--gutter)) var(--s-4);
`;
