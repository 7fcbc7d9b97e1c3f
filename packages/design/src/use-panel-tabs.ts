import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { nextTabIndex } from './next-tab-index';
import { useHydrated } from './use-hydrated';
import { useLinkedId } from './use-linked-id';

export interface PanelTabsOptions {
  /** Ids of the panels in order, unique in the page, ASCII. */
  readonly panelIds: readonly string[];
  /** Name of the row of tabs. */
  readonly label: string;
  /** Which panel shows first; default 0. */
  readonly first?: number;
}

/**
 * Tabs that work as links to their panels without JavaScript and as ARIA tabs with it
 * (roving tabindex, left and right arrows, Home, End):
 *
 *     const tabs = usePanelTabs({ panelIds, label });
 *     <TabGroup>
 *       <TabBar {...tabs.bar}>{items.map((item, i) => <TabLink key={item.id} {...tabs.tab(i)}>…</TabLink>)}</TabBar>
 *       <TabPanels {...tabs.panels}>{items.map((item, i) => <div key={item.id} {...tabs.panel(i)}>…</div>)}</TabPanels>
 *     </TabGroup>
 *
 * An `href` written after the spread sends visitors without JavaScript to another page instead.
 * @returns the selected index, `select` for arrows beside the tabs, and the properties of each part.
 */
export function usePanelTabs({ panelIds, label, first = 0 }: PanelTabsOptions) {
  const [chosen, setChosen] = useState<number>();
  const isHydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  // The visitor may have followed a tab's link before the page came alive.
  const linked = panelIds.indexOf(useLinkedId());
  const index = chosen ?? (linked < 0 ? first : linked);

  const select = (next: number) => {
    setChosen(Math.min(Math.max(next, 0), panelIds.length - 1));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTabIndex(event.key, index, panelIds.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    const tab = bar.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return {
    index,
    select,
    /** True once the tabs answer to script; before that they are links. */
    isHydrated,
    bar: { ref: bar, role: isHydrated ? 'tablist' : 'group', 'aria-label': label },
    tab: (i: number) => {
      const panelId = panelIds[i] ?? '';
      const isSelected = i === index;
      const link = { id: `${panelId}-tab`, href: `#${panelId}` };
      if (!isHydrated)
        // The boot file keeps a click for the tab that this link becomes.
        return { ...link, 'aria-current': isSelected || undefined, 'data-enhanced': '' };
      return {
        ...link,
        role: 'tab',
        'aria-selected': isSelected,
        'aria-controls': panelId,
        tabIndex: isSelected ? 0 : -1,
        onKeyDown: handleKeyDown,
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          select(i);
        },
      };
    },
    panels: { 'data-panels': '', 'data-live': isHydrated ? '' : undefined },
    panel: (i: number) => {
      const panelId = panelIds[i] ?? '';
      if (!isHydrated) return { id: panelId, 'data-first': i === first ? '' : undefined };
      return {
        id: panelId,
        role: 'tabpanel',
        'aria-labelledby': `${panelId}-tab`,
        hidden: i !== index,
      };
    },
  };
}
