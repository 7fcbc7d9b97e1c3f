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
    width: min(1.5rem, 36px);
    height: min(0.5625rem, 13px);
    border-block: min(0.09375rem, 2.5px) solid;
  }
`;
