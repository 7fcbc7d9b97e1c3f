import styled from 'styled-components';
import { frameText } from '../../content/frame-texts';
import { menuId } from './mobile-menu-popover';

/** Opens the mobile menu; the browser does so even without script. The open menu has its own close button. */
export function MenuButton() {
  return (
    <Burger
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={frameText.openMenu}
    />
  );
}

const Burger = styled.button`
  &::before {
    content: '';
    width: 24px;
    height: 9px;
    border-block: 1.5px solid;
  }
`;
