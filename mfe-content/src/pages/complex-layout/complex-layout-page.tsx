import styled from 'styled-components';
import { media, Notes, Picture, type ImageAsset } from '@site/design';
import { ZoomSheet } from '@site/design/zoom-sheet';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { complexLayout } from '../../content/complex-layout';
import { pictures } from '../../content/pictures';
import { Legend } from './legend';
import { SpecialDesign } from './special-design';

export function ComplexLayoutPage() {
  const { heading, sheet, notes, householdLink } = complexLayout;
  const image: ImageAsset = pictures.complexLayout;
  return (
    <PageBody>
      <PageHeading heading={heading} />
      <Columns>
        <Bleed label={sheet} ratio={image.width / image.height} file={image.src}>
          <Picture image={image} eager />
        </Bleed>
        <Legend />
      </Columns>
      <Notes items={notes} />
      <SpecialDesign />
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

const Bleed = styled(ZoomSheet)`
  ${media.mobile} {
    & > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;
