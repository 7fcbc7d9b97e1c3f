import { useState } from 'react';
import styled from 'styled-components';
import { ZoomSheet } from '@site/design/zoom-sheet';
import { homeFinder } from '../../content/home-finder';
import { buildings } from '../../content/household-ranges';
import { householdLayout } from '../../content/household-layout';
import { chartHeight, chartWidth } from './chart-geometry';
import { HomePicker } from './home-picker';
import { HomeResult } from './home-result';
import { HomeSelectors } from './home-selectors';
import { nearestHome, type HomeChoice } from './home-choice';
import { LineChart } from './line-chart';

const firstShown: HomeChoice = { tower: 2, line: 1, floor: 20 };

/** Building, line and floor lead to a unit type: in the drawing, by buttons or by keys. The tables below say the same. */
export function HomeFinder() {
  const [choice, setChoice] = useState(firstShown);
  const home = nearestHome(buildings, choice);
  return (
    <>
      <Lead>{homeFinder.lead}</Lead>
      <HomeSelectors home={home} onChoose={setChoice} />
      <HomeResult home={home} />
      <Sheet label={householdLayout.chart.title} ratio={chartWidth / chartHeight}>
        <Stage>
          <LineChart chosen={home} />
          <HomePicker home={home} onChoose={setChoice} />
        </Stage>
      </Sheet>
    </>
  );
}

const Lead = styled.p`
  margin-top: var(--s-3);
  color: var(--text-2);
`;

const Sheet = styled(ZoomSheet)`
  margin-top: var(--s-5);
`;

const Stage = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: 0;
    width: 100%;
    background: none;
    border: 0;
    cursor: crosshair;
    @media (scripting: none) {
      display: none;
    }
  }
`;
