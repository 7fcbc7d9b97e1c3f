import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { buildingName, householdLayout, unitFinder } from '../../../content/household-layout';
import { buildings } from '../../../content/household-ranges';
import {
  baselineY,
  chartHeight,
  chartWidth,
  lineBoxes,
  towerCentreX,
  unitAt,
  unitBox,
} from './chart-geometry';
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
    onChoose(unitAt(buildings, point));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // The browser has its own meaning for these: Alt and the left arrow key go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = unitAfterKey(buildings, unit, event.key);
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

/** Every line of units as a column as high as its floors, drawn from the data of the table. */
function LineChart({ chosen }: LineChartProps) {
  return (
    <Drawing
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={householdLayout.chart.label}
    >
      <rect width={chartWidth} height={chartHeight} data-ground="" />
      {lineBoxes(buildings).map(({ key, type, x, y, width, height, pilotiHeight }) => (
        <g key={key} data-type={type}>
          <rect x={x} y={y} width={width} height={height} />
          <path d={`M${x + 1} ${baselineY}v-${pilotiHeight}m${width - 2} 0v${pilotiHeight}`} />
          <text transform={`translate(${x + width / 2} ${y + 8})rotate(90)`}>{type}</text>
        </g>
      ))}
      {buildings.map((building, i) => (
        <text key={building.number} x={towerCentreX(i)} y={baselineY + 22} data-name="">
          {buildingName(building)}
        </text>
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
  & path {
    fill: none;
    stroke: var(--bronze-500);
  }
  & text {
    fill: var(--white);
    font: 600 10px/1 var(--sans);
    letter-spacing: 0.02em;
    dominant-baseline: central;
  }
  & [data-name] {
    fill: var(--text);
    font-size: 13px;
    text-anchor: middle;
  }
  /* Forced dark modes darken the page and leave what is drawn in an SVG as it is: without a ground the names would vanish. */
  & [data-ground] {
    fill: var(--white);
  }
  & [data-chosen] {
    fill: var(--lamp);
    stroke: var(--white);
  }
  & [data-type='59A'] rect {
    fill: var(--lake-500);
  }
  & [data-type='59B'] rect {
    fill: var(--lake-700);
  }
  & [data-type='84A'] rect {
    fill: var(--ink-600);
  }
  & [data-type='84B'] rect {
    fill: var(--ink-900);
  }
  & [data-type='101'] rect {
    fill: var(--bronze-700);
  }
`;
