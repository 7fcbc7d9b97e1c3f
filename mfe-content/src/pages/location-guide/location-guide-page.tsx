import styled from 'styled-components';
import { media, Notes, Picture, type ImageAsset } from '@site/design';
import { ZoomSheet } from '@site/design/zoom-sheet';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { locationGuide } from '../../content/location-guide';
import { pictures } from '../../content/pictures';
import { LocationBoxes } from './location-boxes';

export function LocationGuidePage() {
  const { heading, mapTitle, mapCaption, notes } = locationGuide;
  const image: ImageAsset = pictures.locationMap;
  return (
    <PageBody>
      <PageHeading heading={heading} />
      <Map>
        <ZoomSheet label={mapTitle} ratio={image.width / image.height} file={image.src}>
          <Picture image={image} eager />
        </ZoomSheet>
        <figcaption>{mapCaption}</figcaption>
      </Map>
      <LocationBoxes />
      <Notes items={notes} />
    </PageBody>
  );
}

const Map = styled.figure`
  margin: var(--s-7) 0 0;
  & figcaption {
    margin-top: var(--s-3);
    font-size: var(--t-note);
    line-height: 1.6;
    color: var(--text-3);
  }
  ${media.mobile} {
    & > :first-child > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  ${media.desktop} {
    margin-top: 4.5rem;
  }
`;
