import styled from 'styled-components';
import { DataRows } from '@site/design/sheets';
import type { PrivacySection } from '../../content/privacy';

/** One numbered part of the policy. */
export function PrivacySectionBlock({ section }: { section: PrivacySection }) {
  const { title, paragraphs = [], items, rows } = section;
  return (
    <Block>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rows && <DataRows rows={rows} />}
    </Block>
  );
}

const Block = styled.section`
  & > :is(p, ul, dl) + :is(p, ul, dl) {
    margin-top: var(--s-4);
  }
  & li {
    position: relative;
    padding-left: 1em;
  }
  & li::before {
    content: '·';
    position: absolute;
    left: 0.2em;
  }
`;
