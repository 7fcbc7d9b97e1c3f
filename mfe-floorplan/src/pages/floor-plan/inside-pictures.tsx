import styled from 'styled-components';
import { Figure, media } from '@site/design';
import type { UnitType } from '@site/contract';
import type { InsideRoom } from '../../content/interiors';
import { insidePicture } from '../../content/pictures';

interface InsidePicturesProps {
  readonly type: UnitType;
  readonly rooms: readonly InsideRoom[];
}

/** Living room and kitchen; the interior page has the rest. */
export function InsidePictures({ type, rooms }: InsidePicturesProps) {
  return (
    <Pair>
      {rooms.map((room) => (
        <Figure
          key={`${type} ${room.key}`}
          image={insidePicture(type, room)}
          // Cut to the same place, the flatter pictures are drawn wider.
          sizes={`(max-width:900px) 90vw,${type === '101' && room.key === 'kitchen' ? 'min(44.4vw,780px)' : 'min(50vw,880px)'}`}
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

const Pair = styled.div`
  display: grid;
  gap: var(--s-6) 1.75rem;
  margin-top: var(--s-7);
  & b {
    display: block;
    font: 500 var(--t-h3) / 1.4 var(--serif);
    color: var(--text);
  }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    & > :last-child > :first-child {
      aspect-ratio: 4 / 3.1;
    }
  }
`;
