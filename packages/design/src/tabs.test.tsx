/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TabBar, TabGroup, TabLink, TabPanels } from './tab-bar';
import { usePanelTabs } from './use-panel-tabs';

const panelIds = ['plan-59A', 'plan-84A', 'plan-101'];

function Plans() {
  const tabs = usePanelTabs({ panelIds, label: 'Types', first: 1 });
  return (
    <TabGroup>
      <TabBar {...tabs.bar}>
        {panelIds.map((id, i) => (
          <TabLink key={id} {...tabs.tab(i)}>
            {id}
          </TabLink>
        ))}
      </TabBar>
      <TabPanels {...tabs.panels}>
        {panelIds.map((id, i) => (
          <div key={id} {...tabs.panel(i)}>
            {`sheet ${id}`}
          </div>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) =>
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

afterEach(() => {
  location.hash = '';
});

test('the server renders links to panels, nothing hidden, no tab roles', () => {
  const html = renderToString(<Plans />);
  expect(html).toContain('href="#plan-59A"');
  expect(html).toContain('aria-current="true"');
  for (const id of panelIds) expect(html).toContain(`sheet ${id}`);
  expect(html).not.toMatch(/hidden|role="tab|aria-selected/);
});

test('hydration adds the roles without warnings and keeps the first panel', () => {
  const consoleError = jest.spyOn(console, 'error');
  const page = document.createElement('main');
  page.innerHTML = renderToString(<Plans />);
  document.body.append(page);
  render(<Plans />, { container: page, hydrate: true });
  expect(consoleError).not.toHaveBeenCalled();
  expect(selectedTab()).toBe('plan-84A');
  consoleError.mockRestore();
});

test('a panel targeted by the URL before hydration stays selected', () => {
  location.hash = '#plan-101';
  render(<Plans />);
  expect(selectedTab()).toBe('plan-101');
});

test('arrows, Home and End move selection and focus, and stop at the ends', () => {
  render(<Plans />);
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'End'].map((key) => {
    press(key);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    return selectedTab();
  });
  expect(seen).toEqual(['plan-101', 'plan-101', 'plan-84A', 'plan-59A', 'plan-59A', 'plan-101']);
});

test('a link to a panel selects it, also after the visitor has chosen another', () => {
  render(<Plans />);
  fireEvent.click(screen.getByRole('tab', { name: 'plan-59A' }));
  location.hash = '#elsewhere';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selectedTab()).toBe('plan-59A');
  location.hash = '#plan-101';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selectedTab()).toBe('plan-101');
});

test('any other fragment leaves the panel that a link has chosen, and the next link to a panel counts again', () => {
  const follow = (hash: string) => {
    location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  location.hash = '#plan-101';
  render(<Plans />);
  follow('#top');
  expect(selectedTab()).toBe('plan-101');
  fireEvent.click(screen.getByRole('tab', { name: 'plan-59A' }));
  follow('#main');
  expect(selectedTab()).toBe('plan-59A');
  follow('#plan-101');
  expect(selectedTab()).toBe('plan-101');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s is left to the browser',
  (modifier) => {
    render(<Plans />);
    const key = { key: 'ArrowLeft', [modifier]: true };
    expect(fireEvent.keyDown(screen.getByRole('tab', { selected: true }), key)).toBe(true);
    expect(selectedTab()).toBe('plan-84A');
  },
);

test('one tab is in the tab order, one panel is shown, and they reference each other', () => {
  render(<Plans />);
  fireEvent.click(screen.getByRole('tab', { name: 'plan-59A' }));
  const inTabOrder = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(inTabOrder.map((tab) => tab.textContent)).toEqual(['plan-59A']);
  const [panel, ...more] = screen.getAllByRole('tabpanel');
  expect(more).toEqual([]);
  expect(panel?.id).toBe(inTabOrder[0]?.getAttribute('aria-controls'));
  expect(screen.getByRole('tabpanel', { name: 'plan-59A' })).toBe(panel);
});

test('a click with a modifier key still follows the link', () => {
  render(<Plans />);
  const tab = screen.getByRole('tab', { name: 'plan-59A' });
  expect(fireEvent.click(tab, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(tab)).toBe(false);
});
