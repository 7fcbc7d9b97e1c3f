import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Container, media, Notes, Picture, SectionHeading } from '@site/design';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { cgNotice } from '../../content/notices';
import { dollhousePicture } from '../../content/pictures';

/**
 * The flat from above with its roof off, on the drawing's own ground, edges melting into it. Notes are written darker
 * there than on paper.
 */
export function Dollhouse({ type }: { type: UnitType }) {
  return (
    <Ground>
      <Container>
        <SectionHeading
          level={2}
          eyebrow={floorPlanTexts.dollEyebrow}
          title={floorPlanTexts.dollTitle}
          lead={floorPlanTexts.dollLead}
        />
        <Melting
          key={type}
          image={dollhousePicture(type)}
          sizes="(max-width:900px) 90vw,min(81vw,1413px)"
        />
        <Notes items={[cgNotice]} />
      </Container>
    </Ground>
  );
}

const Ground = styled.section`
  padding-block: clamp(3.5rem, 6vw, 6.5rem) clamp(1rem, 3vw, 3rem);
  background: #e3e2dd;
  --text-3: var(--ink-600);
  overflow: hidden;
`;

const Melting = styled(Picture)`
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
