import styled from 'styled-components';
import { media } from '@site/design';
import { PageHeading } from '../../components/page-heading';
import { brandIntro } from '../../content/brand-intro';

/** Three promises under bronze lines, side by side on a desktop. */
export function BrandPromises() {
  const { items } = brandIntro.promises;
  return (
    <Root>
      <PageHeading heading={brandIntro.promises} />
      <List>
        {items.map(({ eyebrow, title, text }) => (
          <li key={eyebrow}>
            <span lang="en">{eyebrow}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.div`
  margin-top: var(--section);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s-7) 1.75rem;
  margin-top: var(--s-7);
  & li {
    padding-top: var(--s-5);
    border-top: 1px solid var(--bronze-500);
  }
  & span {
    font-size: var(--t-eyebrow);
    font-weight: 600;
    letter-spacing: var(--track-eyebrow);
    color: var(--accent);
  }
  & h3 {
    margin-top: var(--s-4);
    font: 500 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & p {
    margin-top: var(--s-3);
    max-width: 24em;
    color: var(--text-2);
    text-wrap: pretty;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
