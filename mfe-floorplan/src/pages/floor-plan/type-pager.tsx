import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Icon, media } from '@site/design';
import { Link, pathOf } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { typeTexts } from '../../content/type-texts';
import { unitTypes } from '../../content/unit-types';

/** Links to the previous and next type at the foot of the page; the first and the last type have only one. */
export function TypePager({ type }: { type: UnitType }) {
  const { previous, next } = neighboursOf(type);
  return (
    <Pager aria-label={floorPlanTexts.otherTypes}>
      {previous && <TypeLink to={previous} label={typeTexts.previous} rel="prev" />}
      {next && <TypeLink to={next} label={typeTexts.next} rel="next" />}
    </Pager>
  );
}

function TypeLink({ to, label, rel }: { to: UnitType; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={pathOf(`floor-plan-${to}`)} rel={rel}>
      <small>{label}</small>
      <span>{to}</span>
    </Link>
  );
}

/** Small arrows beside the head, where a desktop has room for them; otherwise the sub-menu above and the pager below are enough. */
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

/** @returns the type's index in the list of types, from 0, and the types before and after it. */
function neighboursOf(type: string) {
  const index = unitTypes.findIndex((candidate) => candidate.type === type);
  return {
    index,
    count: unitTypes.length,
    previous: unitTypes[index - 1]?.type,
    next: unitTypes[index + 1]?.type,
  };
}

const Pager = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-top: var(--section);
  border-block: 1px solid var(--text);
  & a {
    padding-block: clamp(1.5rem, 3vw, 2.75rem);
  }
  & [rel='next'] {
    grid-column: 2;
    text-align: right;
    border-left: var(--hair);
  }
  & small {
    display: block;
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & span {
    font: 400 clamp(2.25rem, 5vw, 3.75rem) / 1.2 var(--serif-light);
    letter-spacing: -0.03em;
  }
  & a:hover span {
    color: var(--accent);
  }
`;

const Row = styled.div`
  display: none;
  ${media.desktop} {
    @container (width >= 36rem) {
      grid-area: 2 / 3;
      display: flex;
      align-items: center;
      gap: var(--s-2);
      padding-bottom: 0.5rem;
    }
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
