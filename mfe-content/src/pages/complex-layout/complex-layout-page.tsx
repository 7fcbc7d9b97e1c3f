import styled from 'styled-components';
import { media, Notes, Picture, SectionHeading } from '@site/design';
import { ZoomSheet } from '../../components/zoom-sheet';
import { NextPage } from '../../components/next-page';
import { NumberedFacts } from '../../components/numbered-facts';
import { PageBody } from '../../components/page-body';
import { cgNote } from '../../content/cg-note';
import { complexLayout } from '../../content/complex-layout';
import { pictures } from '../../content/pictures';
import { Legend } from './legend';

export function ComplexLayoutPage() {
  const { heading, sheet, notes, householdLink } = complexLayout;
  const image = pictures.complexLayout;
  return (
    <PageBody>
      <SectionHeading level={2} {...heading} />
      <Columns>
        <Bleed label={sheet} ratio={image.width / image.height} file={image.src}>
          <Picture image={image} priority />
        </Bleed>
        <Legend />
      </Columns>
      <Notes items={notes} />
      <SpecialDesign />
      <NextPage routeId="household-layout">{householdLink}</NextPage>
    </PageBody>
  );
}

/** The target of 단지 특화설계 on the home page. */
function SpecialDesign() {
  const { id, eyebrow, title, lead, facts } = complexLayout.specialDesign;
  return (
    <DesignColumns aria-labelledby={id}>
      <Picture image={pictures.complexDesign} sizes="(max-width:900px) 89.5vw,min(34.2vw,600px)" />
      <div>
        <SectionHeading level={2} id={id} eyebrow={eyebrow} title={title} lead={lead} />
        <NumberedFacts facts={facts} />
        <Notes items={[cgNote]} />
      </div>
    </DesignColumns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-7);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: 3rem;
    align-items: start;
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

const DesignColumns = styled.section`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-9);
  & [id] {
    scroll-margin-top: var(--s-6);
  }
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
  }
`;
