import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Figure, media, MoreLink, Notes, SectionHeading } from '@site/design';
import { Link, pathOf } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { findInterior, insideRooms, type InsideRoom } from '../../content/interiors';
import { cgNotice } from '../../content/notices';
import { insidePicture } from '../../content/pictures';
import { modelHouseTours } from '../../content/tours';

/** Pictures of the flat and the links that exist for its type: interior page, model house, the other 101 type. */
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
      <RoomPictures type={type} rooms={rooms} />
      <Notes items={[cgNotice]} />
      <Links>
        {interior && <PageLink id={`interior-${type}`}>{floorPlanTexts.interior}</PageLink>}
        {tour && (
          <PageLink id="model-house" fragment={`tour-${tour.name}`}>
            {floorPlanTexts.modelHouse}
          </PageLink>
        )}
        {type === '101' && <PageLink id="floor-plan-114B">{floorPlanTexts.furtherType}</PageLink>}
      </Links>
    </section>
  );
}

interface RoomPicturesProps {
  readonly type: UnitType;
  readonly rooms: readonly InsideRoom[];
}

/** Living room and kitchen side by side; of three rooms the first has the full width. */
function RoomPictures({ type, rooms }: RoomPicturesProps) {
  return (
    <Pair>
      {rooms.map((room, i) => (
        <Figure
          key={`${type} ${room.key}`}
          image={insidePicture(type, room)}
          sizes={`(max-width:900px) 90vw,${i === 0 && rooms.length > 2 ? 'min(88vw,1536px)' : 'min(50vw,880px)'}`}
          caption={
            <>
              <b>{room.name}</b> {room.caption}
            </>
          }
        />
      ))}
    </Pair>
  );
}

interface PageLinkProps {
  /** Id in the contract's route table. */
  readonly id: string;
  readonly fragment?: string;
  readonly children: string;
}

function PageLink({ id, fragment, children }: PageLinkProps) {
  return (
    <MoreLink as={Link} to={pathOf(id) + (fragment ? `#${fragment}` : '')}>
      {children}
    </MoreLink>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--s-6) 1.75rem;
  margin-top: var(--s-7);
  & b {
    display: block;
    font: 400 var(--t-h3) / 1.4 var(--serif);
    color: var(--text);
  }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    & > :first-child:nth-last-child(3) {
      grid-column: 1 / -1;
      & > :first-child {
        aspect-ratio: 2;
      }
    }
    & > :last-child > :first-child {
      aspect-ratio: 4 / 3.1;
    }
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-6);
`;
