import styled from 'styled-components';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import type { RoomSize } from '../../content/unit-types';
import { FigureHeading } from './figure-heading';

/** The rooms of the plan with their inner sizes as text, which screen readers cannot get from the drawing. */
export function RoomSizes({ rooms }: { rooms: readonly RoomSize[] }) {
  return (
    <div>
      <FigureHeading>{floorPlanTexts.rooms}</FigureHeading>
      <List>
        {rooms.map(({ name, widthM, depthM }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {`${widthM.toFixed(1)} × ${depthM.toFixed(1)}`}
              <small>{floorPlanTexts.metre}</small>
            </dd>
          </div>
        ))}
      </List>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  column-gap: var(--s-5);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    padding-block: 0.7rem;
    border-bottom: var(--hair);
    font-size: var(--t-ui);
  }
  & :is(dt, small) {
    color: var(--text-2);
  }
  & dd {
    white-space: nowrap;
  }
  & small {
    margin-left: 2px;
    font-size: var(--t-small);
  }
`;
