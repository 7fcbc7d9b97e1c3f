import { Link, pathOf, useHost } from '@site/host';
import styled from 'styled-components';
import { homePrint, printedPages } from '../../content/home-print';

/**
 * All that home prints: most of its pictures are not loaded and most of its panels are closed when a visitor prints, and no
 * browser waits for them. The sheet leads to the pages that print whole.
 */
export function PrintSheet() {
  const { site } = useHost();
  return (
    <Sheet>
      <p>{site.name}</p>
      <strong>{homePrint.title}</strong>
      <p>{homePrint.lead}</p>
      <ul>
        {printedPages.map(([id, menu, label]) => (
          <li key={id}>
            {`${menu} › `}
            <Link to={pathOf(id)}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>{site.phone.display}</p>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 1em;
    #root:has(&) > :not(main),
    :has(~ &) {
      display: none !important;
    }
    & > strong {
      font: 500 1.75rem/1.4 var(--serif);
    }
    & li {
      padding-block: 0.5em;
    }
  }
`;
