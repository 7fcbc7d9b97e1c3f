import styled from 'styled-components';
import { Figure, media } from '@site/design';
import type { Interior } from '../../content/interiors';
import { interiorPicture } from '../../content/pictures';

/** Living room and kitchen; the interior page has the rest. */
export function InsidePictures({ interior }: { interior: Interior }) {
  return (
    <Pair>
      {interior.rooms.slice(0, 2).map((room) => (
        <Figure
          key={`${interior.type} ${room.key}`}
          image={interiorPicture(interior.type, room)}
          sizes="(max-width:900px) 90vw,min(50vw,880px)"
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
