import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { MoreLink, Notes, SectionHeading } from '@site/design';
import { Link, pathOf } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { findInterior, insideRooms } from '../../content/interiors';
import { cgNotice } from '../../content/notices';
import { modelHouseTours } from '../../content/tours';
import { InsidePictures } from './inside-pictures';

/** The ways into the flat that exist for this type: interior pictures, model house, the further 101 type. */
export function Inside({ type }: { type: UnitType }) {
  const interior = findInterior(type);
  const tour = modelHouseTours.find(({ key }) => key === type);
  const rooms = insideRooms(type);
  if (rooms.length === 0) return null;
  return (
    <section>
      <SectionHeading
        level={2}
        eyebrow={floorPlanTexts.insideEyebrow}
        title={floorPlanTexts.insideTitle}
      />
      <InsidePictures type={type} rooms={rooms} />
      <Notes items={[cgNotice]} />
      <Ways>
        {interior && <Way id={`interior-${type}`}>{floorPlanTexts.interior}</Way>}
        {tour && (
          <Way id="model-house" fragment={`tour-${tour.name}`}>
            {floorPlanTexts.modelHouse}
          </Way>
        )}
        {type === '101' && <Way id="floor-plan-114B">{floorPlanTexts.furtherType}</Way>}
      </Ways>
    </section>
  );
}

interface WayProps {
  readonly id: string;
  readonly fragment?: string;
  readonly children: string;
}

function Way({ id, fragment, children }: WayProps) {
  return (
    <MoreLink as={Link} to={pathOf(id) + (fragment ? `#${fragment}` : '')}>
      {children}
    </MoreLink>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-6);
`;
