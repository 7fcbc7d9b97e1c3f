import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Link, pathOf } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { typeTexts } from '../../content/type-texts';
import { neighboursOf } from './neighbours-of';

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
    font: 300 clamp(2.25rem, 5vw, 3.75rem) / 1.2 var(--serif);
    letter-spacing: -0.03em;
  }
  & a:hover span {
    color: var(--accent);
  }
`;
