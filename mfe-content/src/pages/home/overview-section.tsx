import { Container, media, MoreLink, Numeral, Section, SectionHeading } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { FirstAnswers } from '../../components/first-answers';
import { overview, overviewFigures, overviewTitle } from '../../content/home';
import { CountedUp } from './counted-up';
import { NextDate } from './next-date';
import { stepsApply } from './wheel-steps/wheel-steps';

/** The key figures of the complex, one large, three at half its size, and the first answers. */
export function OverviewSection() {
  const { site } = useHost();
  return (
    <Band aria-labelledby="home-overview" data-wheel-step="">
      <Columns>
        <div>
          <SectionHeading
            eyebrow={overview.eyebrow}
            title={overviewTitle(site)}
            lead={overview.lead}
            level={2}
            id="home-overview"
          />
          <MoreLink as={Link} to={pathOf('business-guide')}>
            {overview.link}
          </MoreLink>
          <NextDate />
        </div>
        <FirstAnswers />
        <dl>
          {overviewFigures(site).map(({ term, figure, unit }, index) => (
            <div key={term}>
              <dt>{term}</dt>
              <Numeral as="dd">
                {/* Only the server renders it; a page that script renders shows the figure at once. */}
                {typeof document === 'undefined' && index === 0 ? (
                  <CountedUp figure={figure} />
                ) : (
                  figure
                )}
                <small>{unit}</small>
              </Numeral>
            </div>
          ))}
        </dl>
      </Columns>
    </Band>
  );
}

const Band = styled(Section)`
  ${skipUntilNear(60, 36)}
  /* A wheel step shows one section and nothing of the next. Declared in the first section below the hero, for all. */
  @media ${stepsApply} {
    &,
    & ~ [data-wheel-step] {
      --section: clamp(2.5rem, 5svh, 4rem);
      min-height: calc(100svh - var(--header-h));
      align-content: center;
    }
  }
`;

const Columns = styled(Container)`
  & > div > a {
    margin-top: var(--s-5);
  }
  & > div > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--s-4);
    /* Room for the date, which comes later, where it does not fit beside the link. */
    min-height: var(--hit);
  }
  & > div > div:last-child span {
    font-size: var(--t-ui);
    color: var(--text-2);
  }
  & b {
    color: var(--accent);
    white-space: nowrap;
  }
  & > dl:last-child {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(5.25rem, 26%), 1fr));
    gap: var(--s-6) var(--s-4);
    margin-top: var(--s-7);
  }
  & > dl:last-child > div {
    padding-top: var(--s-3);
    border-top: 1px solid var(--bronze-500);
  }
  & > dl:last-child > :first-child {
    grid-column: 1 / -1;
  }
  & > dl:last-child dt {
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & > dl:last-child dd {
    font-size: var(--t-num);
    line-height: 1.15;
    letter-spacing: -0.045em;
    white-space: nowrap;
  }
  & > dl:last-child > :first-child dd {
    margin-left: -0.03em;
    font-size: min(clamp(5.5rem, 3.4rem + 9vw, 11rem), 23vw);
    line-height: 1;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    gap: 3rem 4rem;
    & > div {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
    }
    & > div > a {
      margin-top: auto;
    }
    & > dl:last-child {
      grid-area: 1 / 2;
      gap: 2.5rem 1.75rem;
      margin: 0;
    }
    & > dl:nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
      margin: 0;
    }
  }
`;
