import styled from 'styled-components';
import { media, VisuallyHidden } from '@site/design';
import { TravellingPlan } from '../../components/travelling-plan';
import { ZoomSheet } from '../../components/zoom-sheet';
import { VisitButton } from '../../components/visit-button';
import { planDescriptions } from '../../content/drawn/plan-descriptions';
import { planLabel } from '../../content/floor-plan-texts';
import { planPictures } from '../../content/pictures';
import type { UnitTypeFacts } from '../../content/unit-types';
import { AreaTable } from './area-table';
import { CompareLinks } from './compare-links';
import { RoomSizes } from './room-sizes';

/** The plan on the left, its figures on the right, its three features below. */
export function PlanSheet({ facts }: { facts: UnitTypeFacts }) {
  const { type, features } = facts;
  const image = planPictures[type];
  return (
    <Grid>
      <div>
        <Plan
          key={type}
          label={planLabel(type)}
          ratio={image.width / image.height}
          file={image.src}
        >
          <TravellingPlan image={image} priority />
        </Plan>
        <VisitButton name={type} />
        {/* The drawing in words, for screen readers. */}
        <VisuallyHidden as="p">{planDescriptions[type]}</VisuallyHidden>
      </div>
      <Figures>
        <AreaTable facts={facts} />
        <RoomSizes rooms={facts.rooms} />
        <CompareLinks type={type} />
      </Figures>
      <Features>
        {features.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </Features>
    </Grid>
  );
}

/** On a phone the plan extends to both edges of the screen. */
const Plan = styled(ZoomSheet)`
  ${media.mobile} {
    & > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;

const Figures = styled.div`
  display: grid;
  gap: var(--s-6);
  align-content: start;
`;

const Features = styled.ul`
  display: grid;
  gap: var(--s-4);
  & li {
    padding-left: 1rem;
    border-left: 1px solid var(--bronze-500);
    font-size: var(--t-ui);
    line-height: 1.55;
    color: var(--text-2);
  }
  & b {
    display: block;
    color: var(--text);
  }
`;

const Grid = styled.div`
  display: grid;
  gap: var(--s-6);
  padding-top: var(--s-5);
  & > * {
    min-width: 0;
  }
  & > :first-child > a {
    margin-top: var(--s-5);
  }
  ${media.mobile} {
    & > ${Features} {
      order: -1;
    }
    & > :first-child {
      order: -2;
    }
  }
  ${media.desktop} {
    gap: clamp(2rem, 4.5vw, 4.5rem);
    padding-top: 3rem;
    & > ${Features} {
      /* Three; fewer where large text has no room for them. */
      grid-template-columns: repeat(auto-fit, minmax(max(30%, 8.5rem), 1fr));
      align-content: start;
    }
    @container (width >= 36rem) {
      grid-template: auto 1fr / minmax(0, 8.2fr) minmax(18rem, 3.8fr);
      & > ${Figures} {
        grid-row: 1 / 3;
        grid-column: 2;
      }
    }
  }
`;
