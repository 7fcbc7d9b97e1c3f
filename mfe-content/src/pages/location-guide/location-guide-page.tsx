import styled from 'styled-components';
import { media, Notes, Picture } from '@site/design';
import { ScrollSheet } from '@site/design/sheets';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { locationGuide } from '../../content/location-guide';
import { pictures } from '../../content/pictures';
import { LocationBoxes } from './location-boxes';

export function LocationGuidePage() {
  const { heading, mapTitle, mapCaption, notes } = locationGuide;
  return (
    <PageBody>
      <PageHeading heading={heading} />
      <Map>
        <ScrollSheet label={mapTitle} minWidthRem={40}>
          <Picture image={pictures.locationMap} eager />
        </ScrollSheet>
        <figcaption>{mapCaption}</figcaption>
      </Map>
      <LocationBoxes />
      <Notes items={notes} />
    </PageBody>
  );
}

const Map = styled.figure`
  margin: var(--s-7) calc(-1 * var(--gutter)) 0;
  & figcaption {
    margin: var(--s-3) var(--gutter) 0;
    font-size: var(--t-note);
    line-height: 1.6;
    color: var(--text-3);
  }
  ${media.desktop} {
    margin: 4.5rem 0 0;
    & figcaption {
      margin-inline: 0;
    }
  }
`;
