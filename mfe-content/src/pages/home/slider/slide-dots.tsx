import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { sliderLabels } from '../../../content/home-premium';

export interface SlideDotsProps extends HTMLAttributes<HTMLDivElement> {
  readonly count: number;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** One short bar per slide, each with a touch target of 44 px. */
export function SlideDots({ count, index, onChoose, ...rest }: SlideDotsProps) {
  return (
    <Row {...rest}>
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          aria-label={sliderLabels.status(position + 1, count)}
          aria-current={position === index || undefined}
          onClick={() => onChoose(position)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  grid-column: 1 / -1;
  display: flex;
  margin-left: -0.8125rem;
  & > button {
    display: grid;
    place-items: center;
    flex: 0 1 var(--hit);
    height: var(--hit);
  }
  & > button::before {
    content: '';
    width: 1.125rem;
    height: 2px;
    background: var(--line-strong);
  }
  & > [aria-current]::before {
    height: 4px;
    background: var(--bronze-700);
  }
  /* A contrast theme replaces other background colours by the page's. */
  @media (forced-colors: active) {
    & > button::before {
      background: CanvasText;
    }
    & > [aria-current]::before {
      background: Highlight;
    }
  }
`;
