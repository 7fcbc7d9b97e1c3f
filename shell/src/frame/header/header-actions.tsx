import styled from 'styled-components';
import { pathOf } from '@site/contract';
import { Icon, media } from '@site/design';
import { Link, RegistrationLink, useHost } from '@site/host';
import { callLabel, frameText, openRegistrationLabel } from '../../content/frame-texts';
import { menuId } from '../mobile-menu/mobile-menu-popover';

/** The actions at the end of the header: two links on desktop, two icons on mobile. */
export function HeaderActions() {
  const { site } = useHost();
  return (
    <Actions>
      <Link to={pathOf('promotion-customer')}>{frameText.consult}</Link>
      <RegistrationLink aria-label={openRegistrationLabel(site)}>
        {site.phone.display}
      </RegistrationLink>
      <a href={site.phone.href} aria-label={callLabel(site)}>
        <Icon name="phone" />
      </a>
      <MenuButton />
    </Actions>
  );
}

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

const Actions = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
  ${media.mobile} {
    margin-inline: auto -10px;
    & > :nth-child(-n + 2) {
      display: none;
    }
    & > * {
      display: grid;
      place-items: center;
      width: 48px;
      height: 48px;
    }
  }
  ${media.desktop} {
    gap: clamp(0.5rem, 1.5vw, 1.5rem);
    /* Limited by the window width, because the header must stay one line at every text size. */
    font-size: min(1rem, 0.6vw + 9px);
    & > :nth-child(n + 3) {
      display: none;
    }
    & > a {
      display: flex;
      align-items: center;
      min-height: 48px;
    }
    & > :first-child:hover {
      text-decoration: underline;
      text-underline-offset: 6px;
    }
    & > :nth-child(2) {
      padding-inline: 1.1em;
      border: 1px solid;
      border-radius: var(--r-1);
      font-size: 1.125em;
      font-weight: 600;
      letter-spacing: 0;
      transition: background-color var(--fast);
      &:hover {
        background: var(--lamp);
        border-color: var(--lamp);
        color: var(--ink-950);
      }
    }
  }
`;

const Burger = styled.button`
  &::before {
    content: '';
    width: min(1.5rem, 36px);
    height: min(0.5625rem, 13px);
    border-block: min(0.09375rem, 2.5px) solid;
  }
`;
