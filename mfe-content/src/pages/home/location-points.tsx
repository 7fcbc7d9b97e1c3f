import { media, Notes, Numeral, Section, SectionHeading, Container } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import styled from 'styled-components';
import { location } from '../../content/home';
import { stepsApply } from './wheel-steps/use-wheel-steps';

/** Four distances on a dark background, which continues the lake of the hero picture. */
export function LocationPoints() {
  return (
    <DarkSection $surface="dark" aria-labelledby="home-location" data-wheel-step="">
      <Container>
        <SectionHeading
          eyebrow={location.eyebrow}
          title={location.title}
          level={2}
          id="home-location"
        />
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
        <Notes items={location.notes} />
      </Container>
    </DarkSection>
  );
}

const DarkSection = styled(Section)`
  ${skipUntilNear(50, 31)}
  background: linear-gradient(var(--ink-950), var(--ink-900));
  padding-block: clamp(4rem, 3rem + 4vw, 7.5rem);
  /* A wheel step shows one section and nothing of the next. Declared in the first section below the hero, for all. */
  @media ${stepsApply} {
    &,
    & ~ [data-wheel-step] {
      min-height: 100svh;
      align-content: center;
    }
  }
  ${media.desktop} {
    & ul:last-child {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em var(--s-6);
      max-width: none;
      margin-top: 4rem;
    }
    & ul:last-child > li {
      margin: 0;
    }
  }
`;

const Points = styled.ul`
  container-type: inline-size;
  display: grid;
  margin-top: var(--s-7);
  border-top: var(--hair);
  & > li {
    display: grid;
    grid-template-columns: 8.25rem 1fr;
    column-gap: var(--s-4);
    align-items: baseline;
    padding-block: 1.4rem;
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
  ${media.desktop} {
    /* Four columns, or two when large text makes four too narrow. */
    grid-template-columns: repeat(auto-fit, minmax(max(22%, min(45%, (46rem - 100%) * 999)), 1fr));
    row-gap: var(--s-6);
    margin-top: 4.5rem;
    border-top: 0;
    & > li {
      display: block;
      padding: 0 1.75rem 0.5rem;
      border-bottom: 0;
      border-left: var(--hair);
    }
    & > li:first-child {
      padding-left: 0;
      border-left: 0;
    }
    & > li > :first-child {
      display: flex;
      align-items: baseline;
      height: 5.25rem;
      font-size: clamp(3.25rem, 5.2vw, 4.75rem);
    }
    & > li > [data-word] {
      padding-top: 0.48em;
      font-size: clamp(2.25rem, 3.3vw, 3rem);
    }
    & h3 {
      margin-top: 2.25rem;
      font-size: 1.25rem;
    }
    & h3 + p {
      max-width: 15em;
      font-size: var(--t-ui);
    }
  }
`;
