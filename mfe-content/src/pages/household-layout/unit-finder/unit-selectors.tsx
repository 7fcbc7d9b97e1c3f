import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { buildingName, floorName, lineName, unitFinder } from '../../../content/household-layout';
import { buildings } from '../../../content/household-ranges';
import type { Unit, UnitChooserProps } from './unit-choice';

/** One button per building, one per line of the chosen building, and a slider for the floors of the chosen line. */
export function UnitSelectors({ unit, onChoose }: UnitChooserProps<Unit>) {
  const { tower, line, floor, building, range } = unit;
  const slider = useRef<HTMLInputElement>(null);
  const applyEarlyFloor = useEffectEvent(() => {
    const shown = slider.current?.valueAsNumber;
    if (shown !== undefined && shown !== floor) onChoose({ tower, line, floor: shown });
  });
  // The visitor may have moved the slider before hydration.
  useEffect(() => applyEarlyFloor(), []);
  return (
    <Fields>
      <Row role="group" aria-label={unitFinder.building}>
        {buildings.map((each, i) => (
          <button
            key={each.number}
            type="button"
            aria-pressed={i === tower}
            onClick={() => onChoose({ tower: i, line, floor })}
          >
            {buildingName(each)}
          </button>
        ))}
      </Row>
      <Row role="group" aria-label={unitFinder.line}>
        {building.lines.map(({ type }, i) => (
          <button
            key={lineName(i)}
            type="button"
            aria-pressed={i === line}
            onClick={() => onChoose({ tower, line: i, floor })}
          >
            {lineName(i)} <small>{type}</small>
          </button>
        ))}
      </Row>
      <Floor>
        <button
          type="button"
          aria-label={unitFinder.floorBelow}
          onClick={() => onChoose({ tower, line, floor: floor - 1 })}
        >
          −
        </button>
        <input
          ref={slider}
          type="range"
          aria-label={unitFinder.floor}
          aria-valuetext={floorName(floor)}
          min={range.from}
          max={range.to}
          value={floor}
          onChange={(event) => onChoose({ tower, line, floor: event.target.valueAsNumber })}
        />
        <button
          type="button"
          aria-label={unitFinder.floorAbove}
          onClick={() => onChoose({ tower, line, floor: floor + 1 })}
        >
          +
        </button>
        <span>{floorName(floor)}</span>
      </Floor>
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  min-width: 0;
  margin: var(--s-5) 0 0;
  padding: 0;
  border: 0;
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
  & button {
    min-width: var(--hit);
    min-height: var(--hit);
    padding: 0 0.9rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-1);
    background: var(--white);
    color: var(--text);
    font: inherit;
    font-size: var(--t-ui);
  }
  & button[aria-pressed='true'] {
    border-color: var(--ink-900);
    background: var(--ink-900);
    color: var(--white);
  }
  /* A contrast theme gives all buttons the same colours. */
  @media (forced-colors: active) {
    & button[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      /* The colour of focus rings is not adjusted either. */
      &:focus-visible {
        outline-color: CanvasText;
      }
    }
  }
  & small {
    margin-left: 0.3em;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const Floor = styled.div`
  display: flex;
  /* At large text sizes the floor name gets its own line. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  max-width: 32rem;
  & input {
    flex: 1 1 6rem;
    min-width: 0;
    min-height: var(--hit);
    accent-color: var(--ink-900);
  }
  & span {
    min-width: 3.2em;
    text-align: right;
    font: 400 var(--t-h3) / 1 var(--serif);
  }
`;
