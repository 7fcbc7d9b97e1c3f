import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { media, Notes, Picture, Section, SectionHeading, Container } from '@site/design';
import { BelowFold, type PageProps } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { cgNotice, modelUnitNotice, planNotice } from '../../content/notices';
import { dollhousePicture } from '../../content/pictures';
import { unitTypeFacts } from '../../content/unit-types';
import { Inside } from './inside';
import { PlanSheet } from './plan-sheet';
import { TypeHead } from './type-head';
import { TypePager } from './type-pager';

export function FloorPlanPage({ params }: PageProps<{ readonly type: UnitType }>) {
  const facts = unitTypeFacts(params.type);
  return (
    <>
      <Section $tight>
        <Plan>
          <TypeHead facts={facts} />
          <PlanSheet facts={facts} />
          <Notes items={[planNotice, modelUnitNotice]} />
        </Plan>
      </Section>
      <BelowFold />
      <Dollhouse type={facts.type} />
      <Section>
        <Container>
          <Inside type={facts.type} />
          <TypePager type={facts.type} />
        </Container>
      </Section>
    </>
  );
}

/** The flat from above without its roof. The background has the colour of the picture, whose edges fade into it. */
function Dollhouse({ type }: { type: UnitType }) {
  return (
    <Background>
      <Container>
        <SectionHeading
          level={2}
          eyebrow={floorPlanTexts.dollEyebrow}
          title={floorPlanTexts.dollTitle}
          lead={floorPlanTexts.dollLead}
        />
        <FadedPicture
          key={type}
          image={dollhousePicture(type)}
          sizes="(max-width:900px) 90vw,min(81vw,1413px)"
        />
        <Notes items={[cgNotice]} />
      </Container>
    </Background>
  );
}

/** Columns are side by side where they are wide enough for their text: rem in a container query follows the text-size control. */
const Plan = styled(Container)`
  container-type: inline-size;
`;

/** Darker note text than on white, for the same contrast. */
const Background = styled.section`
  padding-block: clamp(3.5rem, 6vw, 6.5rem) clamp(1rem, 3vw, 3rem);
  background: #e3e2dd;
  --text-3: var(--ink-600);
  overflow: hidden;
`;

const FadedPicture = styled(Picture)`
  margin-top: var(--s-4);
  mask:
    linear-gradient(90deg, #0000, #000 3%, #000 97%, #0000),
    linear-gradient(#0000, #000 12%, #000 88%, #0000);
  mask-composite: intersect;
  ${media.desktop} {
    width: 92%;
    margin-inline: auto;
  }
`;
