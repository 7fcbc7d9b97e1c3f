import styled from 'styled-components';
import type { UnitType } from '@site/contract';
import { Link, pathOf } from '@site/host';
import { floorPlanTexts } from '../../content/floor-plan-texts';
import { typeWords } from '../../content/type-words';
import { neighboursOf } from './neighbours';

/** Previous and next type in large letters at the foot of the page; the first and last type have one of them. */
export function TypePager({ type }: { type: UnitType }) {
  const { previous, next } = neighboursOf(type);
  return (
    <Pager aria-label={floorPlanTexts.otherTypes}>
      {previous && <Way to={previous} label={typeWords.previous} rel="prev" />}
      {next && <Way to={next} label={typeWords.next} rel="next" />}
    </Pager>
  );
}

function Way({ to, label, rel }: { to: UnitType; label: string; rel: 'prev' | 'next' }) {
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
