import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading, VisuallyHidden } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { useHost } from '@site/host';
import { FirstAnswers } from '../../components/first-answers';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { businessGuide, overviewRows } from '../../content/business-guide';
import { firstAnswers } from '../../content/first-answers';
import { pictures } from '../../content/pictures';
import { Directions } from './directions';
import { Title } from './title';
import { TypeMix } from './type-mix';

export function BusinessGuidePage() {
  return (
    <PageBody>
      <SectionHeading level={2} {...businessGuide.heading} />
      <Columns>
        <OverviewTable />
        <Side image={pictures.overview} sizes="(max-width:900px) 90vw,620px" />
      </Columns>
      <Title>{firstAnswers.title}</Title>
      <FirstAnswers />
      <Directions />
      <TypeMix />
      <Notes items={businessGuide.notes} />
      <NextPage routeId="sales-schedule">{businessGuide.scheduleLink}</NextPage>
    </PageBody>
  );
}

/** The project in five rows; the number of households is set in display size. */
function OverviewTable() {
  const { site } = useHost();
  return (
    <Table>
      <VisuallyHidden as="caption">{businessGuide.caption}</VisuallyHidden>
      <tbody>
        {overviewRows(site).map(({ term, value, isNumeral }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{isNumeral ? <b>{value}</b> : value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-7);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: clamp(2.5rem, 5vw, 5rem);
    margin-top: 4.5rem;
  }
`;

const Side = styled(Picture)`
  aspect-ratio: 4 / 3;
  object-position: 50% 80%;
  ${media.desktop} {
    aspect-ratio: auto;
    height: 100%;
    max-height: 31rem;
  }
`;

const Table = styled(DataTable)`
  & :is(th, td) {
    display: block;
    padding: 0;
    border: 0;
  }
  & tr {
    display: grid;
    padding-block: 1.15rem;
    border-bottom: var(--hair);
  }
  & th {
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--accent);
  }
  & td {
    font-size: var(--t-body);
    line-height: 1.6;
  }
  & b {
    font: 400 min(2.5rem, 13vw) / 1.3 var(--serif-light);
    letter-spacing: -0.03em;
  }
  ${media.desktop} {
    & tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      padding-block: 1.65rem;
    }
    & th {
      flex: 0 0 9.5rem;
      font-size: var(--t-ui);
    }
    /* Large text that does not fit beside its term goes below it. */
    & td {
      flex: 1 1 8rem;
    }
    & b {
      font-size: min(2.5rem, 6.5vw);
      white-space: nowrap;
    }
  }
`;
