import { Link, pathOf } from '@site/host';
import styled from 'styled-components';
import { receiptTexts } from '../content/own-registration';

/** After a registration that this site stored: the code that opens the entry on /registration. */
export function Receipt({ code }: { readonly code: string }) {
  return (
    <Block>
      <p>
        {receiptTexts.term} <Code translate="no">{code}</Code>
      </p>
      <p>{receiptTexts.use}</p>
      <p>
        <Link to={pathOf('registration')}>{receiptTexts.manage}</Link>
      </p>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: var(--s-2);
  padding-top: var(--s-3);
  border-top: var(--hair);
  font-size: var(--t-ui);
  line-height: 1.65;
  color: var(--ink-600);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

/** Large, clearly distinct digits and letters; in large text on a phone it breaks at its hyphen. */
const Code = styled.strong`
  display: block;
  font:
    600 min(1.5rem, 6.5vw)/1.4 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  letter-spacing: 0.06em;
  color: var(--ink-900);
  user-select: all;
`;
