import { TabBar, TabLink, type usePanelTabs } from '@site/design/tabs';

export interface TabItem {
  /** Id of the tab's panel, unique in the page; `#id` selects it. */
  readonly id: string;
  readonly name: string;
  /** Small letters behind the name. */
  readonly unit?: string;
  /** Page that takes the panel's place for a visitor without JavaScript. */
  readonly href?: string;
}

interface TabRowProps {
  readonly tabs: ReturnType<typeof usePanelTabs>;
  readonly items: readonly TabItem[];
}

/** The row of tabs of every viewer here: links until the page is alive, then ARIA tabs. */
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
