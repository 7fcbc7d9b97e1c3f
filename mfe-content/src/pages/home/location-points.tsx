import {
  Container,
  media,
  MoreLink,
  Notes,
  Numeral,
  Picture,
  Section,
  SectionHeading,
} from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf } from '@site/host';
import styled from 'styled-components';
import { location } from '../../content/home';
import { homePictures } from '../../content/home-pictures';

/** Four distances on a dark background, and where they lead, on the map. */
export function LocationPoints() {
  const { eyebrow, title } = location;
  return (
    <DarkSection $surface="dark" aria-labelledby="home-location" data-wheel-step="">
      <Columns>
        <SectionHeading eyebrow={eyebrow} title={title} level={2} id="home-location" />
        <Points>
          {location.points.map(({ distance, unit, place, text }) => (
            <li key={place}>
              <Numeral as="p" data-word={unit ? undefined : ''}>
                {distance}
                {unit && <small>{unit}</small>}
              </Numeral>
              <h3>{place}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
        <Way>
          <Picture image={homePictures.mapRegion} />
          <MoreLink as={Link} to={pathOf('location-guide')}>
            {location.wayLink}
          </MoreLink>
        </Way>
        <Notes items={location.notes} />
      </Columns>
    </DarkSection>
  );
}

const DarkSection = styled(Section)`
  ${skipUntilNear(68, 38)}
  background: linear-gradient(var(--ink-950), var(--ink-900));
`;

const Columns = styled(Container)`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: clamp(2rem, 5vw, 5rem);
    /* The map stands beside heading, distances and notes. */
    & > * {
      grid-column: 1;
    }
  }
`;

const Way = styled.div`
  margin-top: var(--s-6);
  & > a {
    margin-top: var(--s-3);
  }
  ${media.desktop} {
    grid-area: 1 / 2 / span 3;
    align-self: center;
    margin: 0;
  }
`;

const Points = styled.ul`
  container-type: inline-size;
  display: grid;
  margin-top: var(--s-6);
  border-top: var(--hair);
  & > li {
    display: grid;
    grid-template-columns: 8.25rem 1fr;
    column-gap: var(--s-4);
    align-items: baseline;
    padding-block: 1.25rem;
    border-bottom: var(--hair);
  }
  & > li > :first-child {
    grid-row: span 2;
    font-size: min(2.875rem, 12vw);
    color: var(--accent);
    white-space: nowrap;
  }
  & small {
    margin-left: 0.15em;
    font-size: 1.0625rem;
  }
  & > li > [data-word] {
    font-size: 1.875rem;
    letter-spacing: var(--track-serif);
  }
  & h3 {
    font-size: 1.1875rem;
    font-weight: 600;
    line-height: 1.4;
  }
  & h3 + p {
    grid-column: 2;
    margin-top: 0.3rem;
    font-size: var(--t-small);
    line-height: 1.65;
    color: var(--text-2);
  }
  /* Large text on a phone: no room for two columns. */
  @container (width < 17rem) {
    & > li {
      grid-template-columns: 1fr;
      row-gap: var(--s-2);
    }
    & h3 + p {
      grid-column: 1;
    }
  }
`;
