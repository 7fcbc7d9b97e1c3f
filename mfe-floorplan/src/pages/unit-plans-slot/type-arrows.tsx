import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Arrow, VisuallyHidden } from '@site/design';
import { typeName, typeTexts } from '../../content/type-texts';
import { unitTypes } from '../../content/unit-types';

interface TypeArrowsProps {
  readonly index: number;
  readonly onSelect: (index: number) => void;
  /** Called when the focused arrow is about to be disabled, so that the tab with this index takes the focus. */
  readonly onEndReached: (index: number, options: FocusOptions) => void;
}

/** Buttons for the previous and next type, with the counter between them. */
export function TypeArrows({ index, onSelect, onEndReached }: TypeArrowsProps) {
  const last = unitTypes.length - 1;
  const goTo = (next: number) => (event: MouseEvent<HTMLElement>) => {
    onSelect(next);
    const isEnd = next === 0 || next === last;
    // A pointer click (detail 1) must not scroll the page up to the tabs; a key press (detail 0) must show the focus.
    if (isEnd && document.activeElement === event.currentTarget)
      onEndReached(next, { preventScroll: event.detail > 0 });
  };
  return (
    <Row>
      <Arrow
        icon="arrow-left"
        label={typeTexts.previous}
        disabled={index === 0}
        onClick={goTo(index - 1)}
      />
      <Counter role="status">
        <VisuallyHidden>{`${typeName(unitTypes[index]?.type ?? '')} `}</VisuallyHidden>
        <span>{`${index + 1} / ${unitTypes.length}`}</span>
      </Counter>
      <Arrow label={typeTexts.next} disabled={index === last} onClick={goTo(index + 1)} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  /* Without JavaScript the tabs link to the other types. */
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

const Counter = styled.span`
  position: relative;
  min-width: 3.6rem;
  text-align: center;
  font-size: var(--t-small);
  color: var(--text-3);
`;
