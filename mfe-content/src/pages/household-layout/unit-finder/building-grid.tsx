import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { media } from '@site/design';
import { buildingName, floorName, lineName, unitFinder } from '../../../content/household-layout';
import { topFloor } from '../../../content/household-ranges';
import { typeColours } from './type-colours';
import type { Unit, UnitChooserProps } from './unit-choice';

/** In units of the SVG viewBox, about a pixel of a phone. */
const gridWidth = 350;
const floorNameWidth = 44;
const floorHeight = 20;
const lineNameHeight = 44;
const floorsBetweenNames = 5;

/**
 * The chosen building alone, for a phone, where the chart of all ten is too small to read: a column for each line, a row for
 * each floor. A touch chooses the unit there. In foreignObject as in the chart, for the same reasons.
 */
export function BuildingGrid({ unit, onChoose }: UnitChooserProps<Unit>) {
  const { building, tower, line, floor } = unit;
  const { lines } = building;
  const top = topFloor(building);
  const lineWidth = (gridWidth - floorNameWidth) / lines.length;
  const height = top * floorHeight;
  const lineX = (index: number) => floorNameWidth + index * lineWidth;
  const floorY = (of: number) => (top - of) * floorHeight;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard (Enter) has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * gridWidth;
    const y = ((event.clientY - box.top) / box.height) * (height + lineNameHeight);
    onChoose({
      tower,
      line: Math.floor((x - floorNameWidth) / lineWidth),
      floor: top - Math.floor(y / floorHeight),
    });
  };
  const named = Array.from(
    { length: Math.floor(top / floorsBetweenNames) },
    (_, index) => (index + 1) * floorsBetweenNames,
  );
  return (
    <Stage>
      <svg viewBox={`0 0 ${gridWidth} ${height + lineNameHeight}`} aria-hidden="true">
        {named.map((each) => (
          <foreignObject
            key={each}
            x="0"
            y={floorY(each)}
            width={floorNameWidth - 6}
            height={floorHeight}
          >
            <p>{floorName(each)}</p>
          </foreignObject>
        ))}
        {lines.map(({ type, from, to }, index) => (
          <foreignObject
            key={lineName(index)}
            x={lineX(index) + 1}
            y={floorY(to)}
            width={lineWidth - 2}
            height={(to - from + 1) * floorHeight}
          >
            <p data-type={type}>{type}</p>
          </foreignObject>
        ))}
        {lines.map((_, index) => (
          <foreignObject
            key={lineName(index)}
            x={lineX(index)}
            y={height}
            width={lineWidth}
            height={lineNameHeight}
          >
            <p data-line="">{lineName(index)}</p>
          </foreignObject>
        ))}
        <rect
          data-chosen=""
          x={lineX(line) + 1}
          y={floorY(floor)}
          width={lineWidth - 2}
          height={floorHeight}
        />
      </svg>
      <button
        type="button"
        aria-label={`${buildingName(building)}, ${unitFinder.touch}`}
        onClick={handleClick}
      />
    </Stage>
  );
}

const Stage = styled.div`
  display: none;
  ${media.mobile} {
    @media (scripting: enabled) {
      position: relative;
      display: block;
      margin-top: var(--s-5);
    }
  }
  @media print {
    display: none;
  }
  ${typeColours}
  & svg {
    width: 100%;
    height: auto;
  }
  & > button {
    position: absolute;
    inset: 0;
    width: 100%;
  }
  & p {
    font: 400 13px/20px var(--sans);
    text-align: right;
    color: var(--text-2);
  }
  & [data-type] {
    position: relative;
    height: 100%;
    padding-top: 2px;
    font-weight: 600;
    text-align: center;
    color: var(--white);
  }
  /* The floors. */
  & [data-type]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(#0000 0 19px, rgb(255 255 255 / 0.35) 19px 20px);
  }
  & [data-line] {
    padding-top: 8px;
    font-size: 16px;
    font-weight: 600;
    text-align: center;
    color: var(--text);
  }
`;
