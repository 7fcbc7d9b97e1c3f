import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading, VisuallyHidden } from '@site/design';
import { ZoomSheet } from '../../components/zoom-sheet';
import { PageBody } from '../../components/page-body';
import { locationGuide } from '../../content/location-guide';
import { pictures } from '../../content/pictures';

export function LocationGuidePage() {
  const { heading, mapTitle, mapCaption, notes } = locationGuide;
  const image = pictures.locationMap;
  return (
    <PageBody>
      <SectionHeading level={2} {...heading} />
      <Map>
        <ZoomSheet label={mapTitle} ratio={image.width / image.height} file={image.src}>
          <Picture image={image} priority />
        </ZoomSheet>
        <figcaption>{mapCaption}</figcaption>
      </Map>
      <LocationBoxes />
      <Notes items={notes} />
    </PageBody>
  );
}

/** Six boxes, each with picture, title and text. */
function LocationBoxes() {
  return (
    <>
      <VisuallyHidden as="h2">{locationGuide.boxesTitle}</VisuallyHidden>
      <List>
        {locationGuide.boxes.map(({ image, title, text }) => (
          <li key={title}>
            <Shot
              image={image}
              sizes="(max-width:639px) 90vw,(max-width:900px) 42.5vw,min(28vw,494px)"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </>
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

const List = styled.ul`
  display: grid;
  gap: var(--s-7) 1.75rem;
  margin-top: var(--s-8);
  & h3 {
    margin-top: var(--s-4);
    padding-top: var(--s-4);
    border-top: 1px solid var(--bronze-500);
    font: 400 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & p {
    margin-top: var(--s-2);
    max-width: 24em;
    color: var(--text-2);
    text-wrap: pretty;
  }
  @media (min-width: 40em) {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    row-gap: 4.5rem;
    margin-top: 5.5rem;
  }
`;

const Shot = styled(Picture)`
  aspect-ratio: 3 / 2;
`;
