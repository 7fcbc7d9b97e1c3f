import styled from 'styled-components';
import { media, Notes, Picture } from '@site/design';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { businessGuide } from '../../content/business-guide';
import { pictures } from '../../content/pictures';
import { OverviewTable } from './overview-table';
import { TypeMix } from './type-mix';

export function BusinessGuidePage() {
  return (
    <PageBody>
      <PageHeading heading={businessGuide.heading} />
      <Columns>
        <OverviewTable />
        <Side image={pictures.overview} sizes="(max-width:900px) 90vw,620px" />
      </Columns>
      <TypeMix />
      <Notes items={businessGuide.notes} />
      <NextPage routeId="sales-schedule">{businessGuide.scheduleLink}</NextPage>
    </PageBody>
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
