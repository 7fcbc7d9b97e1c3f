import styled from 'styled-components';
import { logoPaths } from './logo-paths';

/** Five towers and their reflection on the water. Decorative: the link around it has the accessible name. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <Drawing viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" className={className}>
      <path d={logoPaths.towers} />
      <path d={logoPaths.water} />
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
