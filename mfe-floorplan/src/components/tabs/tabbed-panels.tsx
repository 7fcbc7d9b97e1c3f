import type { ReactNode } from 'react';
import { TabGroup, TabPanels, usePanelTabs } from '@site/design/tabs';
import { TabRow, type TabItem } from './tab-row';

interface TabbedPanelsProps<Item extends TabItem> {
  /** Accessible name of the tab row. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/**
 * One panel per tab, the first one selected. Before hydration all panels are in the HTML and the tabs link to them;
 * afterwards only the selected panel has content, so a tour or clip stops when its tab is left.
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
            {(!tabs.isHydrated || i === tabs.index) && children(item)}
          </div>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
