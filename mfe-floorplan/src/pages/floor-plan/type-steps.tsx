import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Icon, media } from '@site/design';
import { Link, pathOf } from '@site/host';
import { typeTexts } from '../../content/type-texts';
import { neighboursOf } from './neighbours-of';

/** Small arrows beside the head, on desktop only; a phone has the sub-menu above and the pager below. */
export function TypeSteps({ type }: { type: UnitType }) {
  const { index, count, previous, next } = neighboursOf(type);
  return (
    <Row>
      <Step to={previous} label={typeTexts.previous} icon="arrow-left" />
      <span>{`${index + 1} / ${count}`}</span>
      <Step to={next} label={typeTexts.next} icon="arrow-right" />
    </Row>
  );
}

interface StepProps {
  readonly to: UnitType | undefined;
  readonly label: string;
  readonly icon: 'arrow-left' | 'arrow-right';
}

function Step({ to, label, icon }: StepProps) {
  if (!to)
    return (
      <Round aria-hidden="true">
        <Icon name={icon} />
      </Round>
    );
  return (
    <Round as={Link} to={pathOf(`floor-plan-${to}`)} aria-label={`${label} ${to}`}>
      <Icon name={icon} />
    </Round>
  );
}

const Row = styled.div`
  display: none;
  ${media.desktop} {
    grid-area: 2 / 3;
    display: flex;
    align-items: center;
    gap: var(--s-2);
    padding-bottom: 0.5rem;
  }
  & > :nth-child(2) {
    min-width: 3.6rem;
    text-align: center;
    font-size: var(--t-small);
    color: var(--text-3);
  }
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  aspect-ratio: 1;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  &[aria-hidden] {
    opacity: 0.38;
  }
  &[href]:hover {
    background: var(--ink-900);
    color: var(--white);
  }
`;
