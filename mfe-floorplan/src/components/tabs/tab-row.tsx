import { TabBar, TabLink, type usePanelTabs } from '@site/design/tabs';

export interface TabItem {
  /** Id of the tab's panel, unique on the page; `#id` in the URL selects it. */
  readonly id: string;
  readonly name: string;
  /** Small text after the name. */
  readonly unit?: string;
  /** The page that a visitor without JavaScript gets instead of the panel. */
  readonly href?: string;
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
