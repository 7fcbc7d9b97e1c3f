/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from '../../remotes/islands/hydrate-island';
import { HeaderNav } from './header-nav';
import { PanelPictures } from './panel-pictures';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** In jsdom's narrow viewport the desktop menu is hidden. */
const group = (label: string) =>
  screen.getByText(label, { selector: 'nav > ul > li > a' }).parentElement!;

beforeEach(() => {
  document.body.innerHTML = renderToString(<HeaderNav />);
});

function hydrate() {
  const Content = PanelPictures.Content as ComponentType;
  const island = document.querySelector<HTMLElement>('[data-island="panel-pictures"]');
  act(() => {
    hydrateIsland(island!, <Content />);
  });
}

test('only the group that was entered renders its picture', () => {
  hydrate();
  expect(document.querySelector('figure')).toBeNull();
  fireEvent.pointerEnter(group('세대안내'));
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(group('세대안내').querySelector('figure')).not.toBeNull();
  fireEvent.pointerEnter(group('세대안내'));
  fireEvent.focusIn(group('브랜드'));
  expect(document.querySelectorAll('figure')).toHaveLength(2);
});

test('so does the group that has the focus already when script runs', () => {
  group('단지안내').querySelector('a')!.focus();
  hydrate();
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(group('단지안내').querySelector('figure')).not.toBeNull();
});
