import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { useHydrated } from './use-hydrated';

export interface PanelTabsOptions {
  /** Ids of the panels in order: unique in the page, ASCII. */
  readonly panelIds: readonly string[];
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Index of the initial panel; default: 0. */
  readonly first?: number;
}

interface TabChoice {
  readonly index: number;
  /** Index of the panel that the address named at that time; -1: none. */
  readonly linked: number;
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
 * An `href` after the spread sends visitors without JavaScript to another page instead.
 * @returns the selected index, `select` for previous and next buttons, and the props of each part
 */
export function usePanelTabs({ panelIds, label, first = 0 }: PanelTabsOptions) {
  const [chosen, setChosen] = useState<TabChoice>({ index: first, linked: -1 });
  const isHydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  // The visitor may have followed a link to a panel, also before hydration. Any other fragment changes nothing.
  const linked = panelIds.indexOf(useLinkedId());
  if (linked !== chosen.linked) setChosen({ index: linked < 0 ? chosen.index : linked, linked });
  const { index } = chosen;

  const select = (next: number) => {
    setChosen({ index: Math.min(Math.max(next, 0), panelIds.length - 1), linked });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = hasModifier(event) ? undefined : nextTabIndex(event.key, index, panelIds.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    const tab = bar.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return {
    index,
    select,
    /** False while the tabs are plain links. */
    isHydrated,
    bar: { ref: bar, role: isHydrated ? 'tablist' : 'group', 'aria-label': label },
    tab: (i: number) => {
      const panelId = panelIds[i] ?? '';
      const isSelected = i === index;
      const link = { id: `${panelId}-tab`, href: `#${panelId}` };
      if (!isHydrated)
        // The boot file queues clicks on this link until it is a tab.
        return { ...link, 'aria-current': isSelected || undefined, 'data-enhanced': '' };
      return {
        ...link,
        role: 'tab',
        'aria-selected': isSelected,
        'aria-controls': panelId,
        tabIndex: isSelected ? 0 : -1,
        onKeyDown: handleKeyDown,
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (hasModifier(event)) return;
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

/** @returns the id in the URL fragment; '' on the server, in the first client render, and without a fragment. */
function useLinkedId(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
}

function subscribeToAddress(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The browser has its own meaning for these: Alt and the left arrow key go back, Ctrl and a click open a new tab. */
function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Arrow keys stop at the first and last tab.
 * @returns the index that a key selects, or undefined for other keys
 */
function nextTabIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
