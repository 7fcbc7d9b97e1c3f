import type { ReactNode } from 'react';
import { TabGroup, TabPanels, usePanelTabs } from '@site/design/tabs';
import { TabRow, type TabItem } from './tab-row';

interface TabbedPanelsProps<Item extends TabItem> {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/**
 * One panel per tab, the first one first. Before script every panel is in the HTML and the tabs are links to them;
 * afterwards only the selected one has content, so that a tour or clip that was left stops.
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
