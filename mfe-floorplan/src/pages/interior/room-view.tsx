import styled from 'styled-components';
import { Headline, media, Picture } from '@site/design';
import { DataRows } from '@site/design/sheets';
import type { InteriorRoom, InteriorType } from '../../content/interiors';
import { interiorPicture } from '../../content/pictures';

interface RoomViewProps {
  readonly type: InteriorType;
  readonly room: InteriorRoom;
  /** The first room has the first picture of the page, across its full width. */
  readonly isFirst: boolean;
}

/** One room: picture, name and caption, materials. */
export function RoomView({ type, room, isFirst }: RoomViewProps) {
  return (
    <Room>
      <View
        image={interiorPicture(type, room)}
        eager={isFirst}
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
