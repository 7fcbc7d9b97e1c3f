import type { ReactNode } from 'react';
import { TabBar, TabGroup, TabLink, TabPanels, usePanelTabs } from '@site/design/tabs';

export interface TabItem {
  /** Id of the tab's panel, unique on the page; `#id` in the URL selects it. */
  readonly id: string;
  readonly name: string;
  /** Small text after the name. */
  readonly unit?: string;
  /** The page that a visitor without JavaScript gets instead of the panel. */
  readonly href?: string;
}

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
            {(!tabs.isLive || i === tabs.index) && children(item)}
          </div>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

interface TabRowProps {
  readonly tabs: ReturnType<typeof usePanelTabs>;
  readonly items: readonly TabItem[];
}

/** The tab row of every viewer of this remote: links before hydration, ARIA tabs afterwards. */
export function TabRow({ tabs, items }: TabRowProps) {
  return (
    <TabBar {...tabs.bar}>
      {items.map(({ id, name, unit, href }, i) => (
        <TabLink key={id} {...tabs.tab(i)} {...(href && { href })}>
          {name}
          {unit && <small>{unit}</small>}
        </TabLink>
      ))}
    </TabBar>
  );
}
