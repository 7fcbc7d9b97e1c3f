import styled from 'styled-components';
import { useHost } from '@site/host';
import { firstAnswersOf } from '../content/first-answers';

/** Price, dates, payments, parking, heating and the model house: in as many columns as fit. */
export function FirstAnswers() {
  return (
    <Answers>
      {firstAnswersOf(useHost().site).map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </Answers>
  );
}

const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(9rem, 22%), 1fr));
  gap: 0 var(--s-4);
  margin-top: var(--s-6);
  & > div {
    padding-block: var(--s-3);
    border-top: var(--hair);
  }
  & dt {
    font-size: var(--t-small);
    color: var(--accent);
  }
  & dd {
    margin-top: var(--s-1);
    font-size: var(--t-ui);
    font-weight: 600;
    line-height: 1.45;
  }
`;
