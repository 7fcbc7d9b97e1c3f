import { HeaderActions } from './header-actions';
import { HeaderBar } from './header-bar';
import { HeaderNav } from './header-nav';
import { Logo } from '../logo';

export function Header() {
  return (
    <HeaderBar>
      <Logo />
      <HeaderNav />
      <HeaderActions />
    </HeaderBar>
  );
}
