import type { ReactNode } from 'react';
import { TabGroup, TabPanels, usePanelTabs } from '@site/design/tabs';
import { TabRow, type TabItem } from './tab-row';

interface TabbedPanelsProps<Item extends TabItem> {
  /** Accessible name of the tab row. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item, isSelected: boolean) => ReactNode;
}

/**
 * One panel per tab, the first one selected. Before hydration the tabs link to their panels. All panels keep their
 * content, also afterwards: what a browser has translated in them is not written anew with each change of the tab.
 */
export function TabbedPanels<Item extends TabItem>(props: TabbedPanelsProps<Item>) {
  const { label, items, children } = props;
  const tabs = usePanelTabs({ panelIds: items.map(({ id }) => id), label });
  return (
    <TabGroup>
      <TabRow tabs={tabs} items={items} />
      <TabPanels {...tabs.panels}>
        {items.map((item, i) => (
          <div key={item.id} {...tabs.panel(i)}>
            {children(item, i === tabs.index)}
          </div>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
