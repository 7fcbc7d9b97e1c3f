/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from '../../remotes/islands/hydrate-island';
import { HeaderNav } from './header-nav';
import { PanelPicture } from './panel-picture';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** In jsdom's narrow viewport the desktop menu is hidden. */
const group = (label: string) =>
  screen.getByText(label, { selector: 'nav > ul > li > a' }).parentElement!;

beforeEach(() => {
  document.body.innerHTML = renderToString(<HeaderNav />);
});

function hydrate() {
  const Content = PanelPicture.Content as ComponentType<object>;
  const islands = document.querySelectorAll<HTMLElement>('[data-island="panel-picture"]');
  expect(islands).toHaveLength(6);
  act(() => {
    for (const island of islands)
      hydrateIsland(island, <Content {...(JSON.parse(island.dataset['props']!) as object)} />);
  });
}

test('only the group that was entered renders its picture', () => {
  hydrate();
  expect(document.querySelector('figure')).toBeNull();
  fireEvent.pointerEnter(group('세대안내'));
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(group('세대안내').querySelector('figure')).not.toBeNull();
});

test('so does the group that has the focus already when script runs', () => {
  group('단지안내').querySelector('a')!.focus();
  hydrate();
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(group('단지안내').querySelector('figure')).not.toBeNull();
});
