import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { buildingName, householdLayout, unitFinder } from '../../../content/household-layout';
import { buildings } from '../../../content/household-ranges';
import {
  baselineY,
  chartHeight,
  chartWidth,
  lineBoxes,
  nameBox,
  pilotiPath,
  unitAt,
  unitBox,
} from './chart-geometry';
import { typeColours } from './type-colours';
import { unitAfterKey, type UnitChoice, type UnitChooserProps } from './unit-choice';

/** The chart, under a button of its size: a click chooses the unit at the pointer, arrow keys move the choice. */
export function UnitChart({ unit, onChoose }: UnitChooserProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard (Enter) has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    onChoose(unitAt(point));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // The browser has its own meaning for these: Alt and the left arrow key go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = unitAfterKey(unit, event.key);
    if (!next) return;
    event.preventDefault();
    const stage = event.currentTarget.parentElement;
    onChoose(next);
    // Enlarged, the chart shows a part of the buildings.
    requestAnimationFrame(() => {
      const chosen = stage?.querySelector('[data-chosen]');
      chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    });
  };
  return (
    <Stage>
      <LineChart chosen={unit} />
      <button
        type="button"
        aria-label={unitFinder.pick}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      />
    </Stage>
  );
}

interface LineChartProps {
  /** The unit to highlight. */
  readonly chosen: UnitChoice;
}

/**
 * Every line of units as a column as high as its floors, drawn from the data of the table. Columns and names are HTML:
 * forced dark modes change what an SVG draws in ways that differ from version to version, some dark fills and no light
 * text; and a translator's elements are not shown inside of SVG text.
 */
function LineChart({ chosen }: LineChartProps) {
  return (
    <Drawing
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={householdLayout.chart.label}
    >
      {lineBoxes().map(({ key, type, ...box }) => (
        <g key={key}>
          <foreignObject x={box.x} y={box.y} width={box.width} height={box.height}>
            <p data-type={type}>{type}</p>
          </foreignObject>
          <path d={pilotiPath(box)} />
        </g>
      ))}
      {buildings.map((building, i) => (
        <foreignObject key={building.number} {...nameBox(i)}>
          <p>{buildingName(building)}</p>
        </foreignObject>
      ))}
      <path d={`M0 ${baselineY}H${chartWidth}`} />
      <rect {...unitBox(chosen)} data-chosen="" />
    </Drawing>
  );
}

const Stage = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: 0;
    width: 100%;
    background: none;
    border: 0;
    cursor: crosshair;
    &:focus-visible {
      outline-offset: -4px;
    }
    @media (scripting: none) {
      display: none;
    }
  }
`;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  background: var(--white);
  ${typeColours}
  & path {
    fill: none;
    stroke: var(--bronze-500);
  }
  & p {
    font: 600 13px/20px var(--sans);
    text-align: center;
    color: var(--text);
  }
  & [data-type] {
    writing-mode: vertical-rl;
    height: 100%;
    padding-top: 8px;
    font-size: 10px;
    line-height: 15px;
    letter-spacing: 0.02em;
    text-align: left;
    color: var(--white);
  }
`;
