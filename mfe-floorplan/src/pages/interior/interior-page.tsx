import styled from 'styled-components';
import {
  Headline,
  media,
  MoreLink,
  Notes,
  Picture,
  Section,
  SectionHeading,
  Container,
} from '@site/design';
import { DataRows } from '@site/design/sheets';
import { Link, type PageProps, pathOf } from '@site/host';
import { VisitButton } from '../../components/visit-button';
import {
  interiorEyebrow,
  interiorOf,
  interiorTexts,
  type InteriorRoom,
  type InteriorType,
} from '../../content/interiors';
import { cgNotice, modelUnitNotice } from '../../content/notices';
import { interiorPicture } from '../../content/pictures';
import { modelHouseTours } from '../../content/tours';

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
        <Links>
          <VisitButton name={type} />
          <MoreLink as={Link} to={pathOf(`floor-plan-${type}`)}>
            {interiorTexts.plan}
          </MoreLink>
          {tour && (
            <MoreLink as={Link} to={`${pathOf('model-house')}#tour-${tour.name}`}>
              {interiorTexts.modelHouse}
            </MoreLink>
          )}
        </Links>
      </Container>
    </Section>
  );
}

interface RoomViewProps {
  readonly type: InteriorType;
  readonly room: InteriorRoom;
  /** The first room has the first picture of the page, across its full width. */
  readonly isFirst: boolean;
}

/** One room: picture, name and caption, materials. */
function RoomView({ type, room, isFirst }: RoomViewProps) {
  return (
    <Room>
      <View
        image={interiorPicture(type, room)}
        priority={isFirst}
        sizes={`(max-width:900px) 100vw,${isFirst ? 'min(88vw,1536px)' : '740px'}`}
        $isWide={isFirst}
      />
      <Caption>
        <Headline $size="h3">{room.name}</Headline>
        <p>{room.caption}</p>
      </Caption>
      <DataRows rows={room.materials} />
    </Room>
  );
}

/** The living room across the full width, kitchen and bedroom side by side below. */
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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-6);
`;

const View = styled(Picture)<{ $isWide: boolean }>`
  aspect-ratio: 16 / 10;
  ${media.desktop} {
    ${({ $isWide }) => ($isWide ? 'aspect-ratio: 2; grid-column: 1 / -1;' : 'aspect-ratio: auto; height: 26rem;')}
  }
`;

const Caption = styled.div`
  & p {
    margin-top: var(--s-1);
    color: var(--text-2);
  }
`;

const Room = styled.article`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  ${media.desktop} {
    &:first-child {
      grid-template-columns: 7fr 5fr;
      gap: var(--s-6) 1.75rem;
    }
  }
`;
