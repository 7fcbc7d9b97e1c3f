import { Container, media, MoreLink, Numeral, Section, SectionHeading } from '@site/design';
import { skipUntilNear } from '@site/design/skip-until-near';
import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { BrokenLines } from '../../components/broken-lines';
import { overview, overviewFigures, overviewTitle } from '../../content/home';
import { NextDate } from './next-date';

/** The key figures of the complex: one large, three at half its size. */
export function OverviewSection() {
  const { site } = useHost();
  return (
    <Band aria-labelledby="home-overview" data-wheel-step="">
      <Columns>
        <div>
          <SectionHeading
            eyebrow={overview.eyebrow}
            title={<BrokenLines text={overviewTitle(site)} />}
            lead={overview.lead}
            level={2}
            id="home-overview"
          />
          <MoreLink as={Link} to={pathOf('business-guide')}>
            {overview.link}
          </MoreLink>
          <NextDate />
        </div>
        <dl>
          {overviewFigures(site).map(({ term, figure, unit }) => (
            <div key={term}>
              <dt>{term}</dt>
              <Numeral as="dd">
                {figure}
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
  ${skipUntilNear(37, 24)}
  padding-bottom: 0;
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
  & span {
    font-size: var(--t-ui);
    color: var(--text-2);
  }
  & b {
    color: var(--accent);
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(5.25rem, 26%), 1fr));
    gap: var(--s-6) var(--s-4);
    margin-top: var(--s-7);
  }
  & > dl > div {
    padding-top: var(--s-3);
    border-top: 1px solid var(--bronze-500);
  }
  & > dl > :first-child {
    grid-column: 1 / -1;
  }
  & dt {
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & dd {
    font-size: var(--t-num);
    line-height: 1.15;
    letter-spacing: -0.045em;
    white-space: nowrap;
  }
  & > dl > :first-child dd {
    margin-left: -0.03em;
    font-size: min(clamp(5.5rem, 3.4rem + 9vw, 11rem), 23vw);
    line-height: 1;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    gap: 4rem;
    & > div {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
    }
    & > div > a {
      margin-top: auto;
    }
    & > dl {
      gap: 3rem 1.75rem;
      margin: 0;
    }
  }
`;
