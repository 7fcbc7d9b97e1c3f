import styled from 'styled-components';
import { useHost } from '@site/host';
import { copyright, frameText } from '../content/frame-text';

export function FooterLegal() {
  const { site } = useHost();
  return (
    <Legal>
      <p>{frameText.legal}</p>
      <p>{`${frameText.developer} ${site.developer} · ${frameText.builder} ${site.builder}`}</p>
      <p>{copyright(site)}</p>
      <a href="#top">{frameText.toTop}</a>
    </Legal>
  );
}

const Legal = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  max-width: 62rem;
  padding-block: var(--s-5) var(--s-6);
  color: var(--text-3);
  & > a {
    display: flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
