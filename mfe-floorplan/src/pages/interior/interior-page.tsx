import styled from 'styled-components';
import { Container, media, MoreLink, Notes, Section, SectionHeading } from '@site/design';
import { Link, type PageProps, pathOf } from '@site/host';
import {
  interiorEyebrow,
  interiorOf,
  interiorTexts,
  type InteriorType,
} from '../../content/interiors';
import { cgNotice, modelUnitNotice } from '../../content/notices';
import { modelHouseTours } from '../../content/tours';
import { RoomView } from './room-view';

export function InteriorPage({ params }: PageProps<{ readonly type: InteriorType }>) {
  const { type, lead, rooms } = interiorOf(params.type);
  const tour = modelHouseTours.find(({ key }) => key === type);
  return (
    <Section $tight>
      <Container>
        <SectionHeading level={2} eyebrow={interiorEyebrow(type)} title={lead} />
        <Rooms>
          {rooms.map((room, i) => (
            <RoomView key={`${type} ${room.key}`} type={type} room={room} isFirst={i === 0} />
          ))}
        </Rooms>
        <Notes items={[cgNotice, modelUnitNotice]} />
        <Ways>
          <MoreLink as={Link} to={pathOf(`floor-plan-${type}`)}>
            {interiorTexts.plan}
          </MoreLink>
          {tour && (
            <MoreLink as={Link} to={`${pathOf('model-house')}#tour-${tour.name}`}>
              {interiorTexts.modelHouse}
            </MoreLink>
          )}
        </Ways>
      </Container>
    </Section>
  );
}

/** The living room across the page, kitchen and bedroom side by side below. */
const Rooms = styled.div`
  display: grid;
  gap: var(--s-8) 1.75rem;
  margin-block: var(--s-7);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-6);
`;
