import styled from 'styled-components';
import { media, Notes, Picture } from '@site/design';
import { ScrollSheet } from '@site/design/sheets';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { complexLayout } from '../../content/complex-layout';
import { pictures } from '../../content/pictures';
import { Legend } from './legend';

export function ComplexLayoutPage() {
  const { heading, sheet, notes, householdLink } = complexLayout;
  return (
    <PageBody>
      <PageHeading heading={heading} />
      <Columns>
        <Bleed label={sheet}>
          <Picture image={pictures.complexLayout} eager />
        </Bleed>
        <Legend />
      </Columns>
      <Notes items={notes} />
      <NextPage routeId="household-layout">{householdLink}</NextPage>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-7);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: 3rem;
    align-items: end;
    margin-top: 4.5rem;
  }
`;

const Bleed = styled(ScrollSheet)`
  ${media.mobile} {
    margin-inline: calc(-1 * var(--gutter));
  }
`;
