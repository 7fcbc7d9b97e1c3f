import styled from 'styled-components';

/** Five towers and their light on the water. Decoration: the link around it carries the name. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <Drawing viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" className={className}>
      <path d="M7 13h2v12H7zm6-5h2v17h-2zm6-6h2v23h-2zm6 4h2v19h-2zm6 5h2v14h-2z" />
      <path d="M3 28.5h34V30H3zm6 4h18V34H9zm20 0h4V34h-4zm-13 4h9V38h-9z" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: currentColor;
  & path + path {
    fill: var(--bronze-500);
  }
`;
