import styled from 'styled-components';
import { buildingName, householdLayout } from '../../content/household-layout';
import { buildings } from '../../content/household-ranges';
import {
  baselineY,
  chartHeight,
  chartWidth,
  homeBox,
  lineBoxes,
  towerCentreX,
} from './chart-geometry';
import type { HomeChoice } from './home-choice';

export interface LineChartProps {
  /** The home that is marked. */
  readonly chosen: HomeChoice;
}

/** Every line of homes as a column as tall as its floors, drawn from the table's own data. */
export function LineChart({ chosen }: LineChartProps) {
  return (
    <Drawing
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={householdLayout.chart.label}
    >
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
      <rect {...homeBox(chosen)} data-chosen="" />
    </Drawing>
  );
}

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
